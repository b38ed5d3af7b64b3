/** Form of a roaster's public profile. */
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { ApiError } from '#web/api/client.ts'
import { useWrite } from '#web/api/hooks.ts'
import { putRoasterProfile } from '#web/api/limits.ts'
import { Button } from '#web/ui/button.tsx'
import { notAnAddress } from '#web/ui/field-messages.ts'
import { TextArea, TextField } from '#web/ui/fields.tsx'
import { useForm } from '#web/ui/form.ts'
import { Section } from '#web/ui/page.tsx'
import { ErrorNote } from '#web/ui/states.tsx'
import { toast } from '#web/ui/toast.tsx'
import { type FieldErrors, isWebAddress, mergeErrors, validate } from '#web/ui/validation.ts'
import styles from './portal.module.css'
import { PortalFrame, type Roaster } from './portal-frame.tsx'

const FIELDS = [
  'name',
  'tagline',
  'description',
  'style',
  'city',
  'state',
  'country',
  'websiteUrl',
  'instagramHandle',
  'contactEmail',
  'logoUrl',
  'coverImageUrl',
] as const
type Values = Record<(typeof FIELDS)[number], string>

export default function RoasterProfile() {
  return (
    <PortalFrame title={t`Roaster profile`} lead={t`What people see on your page and next to your recipes.`}>
      {(roaster) => <ProfileForm key={roaster.id} roaster={roaster} />}
    </PortalFrame>
  )
}

const LIMITS = { ...putRoasterProfile, contactEmail: { ...putRoasterProfile.contactEmail, format: 'email' } }
/** A name, the URL of a profile, or empty. */
const INSTAGRAM = /^$|^(https?:\/\/)?(www\.)?(instagram\.com\/)?@?[a-z0-9._]{1,30}([/?#].*)?$/i
const ADDRESSES = ['websiteUrl', 'logoUrl', 'coverImageUrl'] as const

function errorsOf(values: Values): FieldErrors {
  const wrong = ADDRESSES.filter((field) => values[field].trim() !== '' && !isWebAddress(values[field]))
  const isHandle = INSTAGRAM.test(values.instagramHandle.trim())
  return mergeErrors(validate(values, LIMITS), Object.fromEntries(wrong.map((field) => [field, notAnAddress()])), {
    instagramHandle: isHandle ? undefined : t`That doesn't look like an Instagram name`,
  })
}

const IMAGES = ['logoUrl', 'coverImageUrl'] as const

/** Rejects URLs that don't load as an image: visitors would see nothing either. */
async function checkImages(values: Values): Promise<void> {
  for (const field of IMAGES) {
    // The server reports what is wrong with other URLs.
    if (!isShowable(values[field]) || (await loadsAsImage(values[field]))) continue
    throw new ApiError(400, { error: t`This address shows no image. Open it in a new tab to check it.`, field }, null)
  }
}

const isShowable = (address: string): boolean => /^https:\/\/\S+$/i.test(address.trim())

/** An image that takes longer is useless for visitors. */
const MAX_WAIT_MS = 10_000

function loadsAsImage(address: string): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const image = new Image()
  image.referrerPolicy = 'no-referrer'
  image.onload = () => resolve(true)
  image.onerror = () => resolve(false)
  image.src = address.trim()
  setTimeout(resolve, MAX_WAIT_MS, false)
  return promise
}

const textsOf = (roaster: Roaster): Values =>
  Object.fromEntries(FIELDS.map((name) => [name, roaster[name] ?? ''])) as Values

function ProfileForm({ roaster }: { roaster: Roaster }) {
  const save = useWrite('putRoasterProfile', {
    invalidates: ['getRoasterProfile', 'getRoasterDashboard', 'getRoaster'],
  })
  const form = useForm(
    textsOf(roaster),
    FIELDS,
    async (values) => {
      await checkImages(values)
      const { roaster } = await save.mutateAsync({ body: values })
      const isPending = roaster.pendingChanges.length > 0
      // As the server normalized them: "www.roaster.com" is https://www.roaster.com.
      form.change(textsOf(roaster))
      toast(isPending ? t`Profile saved. Some changes are waiting for review.` : t`Profile saved`)
    },
    { check: errorsOf },
  )
  const field = (name: keyof Values) => ({
    name,
    value: form.values[name],
    onChange: form.set(name),
    error: form.errorOf(name),
  })
  return (
    <form className={styles.sections} noValidate onSubmit={form.submit}>
      <Section heading={t`About you`}>
        <div className={styles.fields}>
          <TextField label={t`Name`} hint={pendingHint(roaster, 'name')} {...field('name')} />
          <TextField label={t`Tagline`} hint={t`Shown under your name.`} {...field('tagline')} />
          <TextField label={t`Roasting style`} placeholder={t`light and bright`} {...field('style')} />
        </div>
        <TextArea label={t`Description`} rows={6} {...field('description')} />
      </Section>
      <Section heading={t`Location and contact`}>
        <div className={styles.fields}>
          <TextField label={t`City`} {...field('city')} />
          <TextField label={t`State or region`} {...field('state')} />
          <TextField label={t`Country`} autoComplete="country-name" {...field('country')} />
          <TextField
            label={t`Website`}
            className={styles.twoColumns}
            type="url"
            placeholder="www.roaster.com"
            hint={pendingHint(roaster, 'websiteUrl')}
            {...field('websiteUrl')}
          />
          <TextField label="Instagram" placeholder={t`@name`} {...field('instagramHandle')} />
          <TextField label={t`Contact email`} type="email" {...field('contactEmail')} />
        </div>
      </Section>
      <Section heading={t`Images`}>
        <div className={styles.pictures}>
          <Picture alt={t`Current logo`} address={form.values.logoUrl}>
            <TextField
              label={t`Link to your logo`}
              type="url"
              placeholder="www.roaster.com/logo.png"
              {...field('logoUrl')}
            />
          </Picture>
          <Picture alt={t`Current cover image`} address={form.values.coverImageUrl}>
            <TextField
              label={t`Link to a cover image`}
              type="url"
              placeholder="www.roaster.com/cover.jpg"
              {...field('coverImageUrl')}
            />
          </Picture>
        </div>
      </Section>
      {form.error && <ErrorNote>{form.error}</ErrorNote>}
      <div className={styles.actions}>
        <Button type="submit" busy={form.busy}>
          <Trans>Save profile</Trans>
        </Button>
        <Link href={`/roasters/${roaster.slug}`}>
          <Trans>See your page</Trans>
        </Link>
      </div>
    </form>
  )
}

/** What a verified roaster has asked for and an operator hasn't decided yet. */
function pendingHint({ pendingChanges, isVerified }: Roaster, field: 'name' | 'websiteUrl'): string | undefined {
  const change = pendingChanges.find((each) => each.field === field)
  if (!change) return isVerified ? t`We review changes before they go live.` : undefined
  const { value } = change
  return value === null ? t`Waiting for review: none` : t`Waiting for review: ${value}`
}

/** Image field with a preview; only of https URLs, since the content security policy blocks others. */
const Picture = ({ alt, address, children }: { alt: string; address: string; children: ReactNode }) => (
  <div className={styles.picture}>
    {children}
    {isShowable(address) && <img src={address} alt={alt} width="96" height="96" loading="lazy" />}
  </div>
)
