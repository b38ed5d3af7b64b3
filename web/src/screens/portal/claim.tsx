/** Screen that claims a roaster. */
import { msg, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { call } from '#web/api/client.ts'
import { queryClient } from '#web/api/hooks.ts'
import { submitRoasterClaim } from '#web/api/limits.ts'
import { PublishError } from '#web/parts/account/confirm-email.tsx'
import { RequireSignIn } from '#web/parts/account/require-sign-in.tsx'
import { type RoasterChoice, RoasterField } from '#web/parts/roaster/roaster-field.tsx'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Choices } from '#web/ui/choices.tsx'
import { notAnAddress } from '#web/ui/field-messages.ts'
import { TextArea, TextField } from '#web/ui/fields.tsx'
import { useForm } from '#web/ui/form.ts'
import { Card, Page } from '#web/ui/page.tsx'
import { Empty, ReadResult } from '#web/ui/states.tsx'
import { toast } from '#web/ui/toast.tsx'
import { type FieldErrors, isWebAddress, mergeErrors, validate } from '#web/ui/validation.ts'
import { ClaimCard, isOpen, useClaims } from './not-a-member.tsx'
import styles from './portal.module.css'

const TITLE = msg`Claim your roaster`

export default function ClaimScreen() {
  return (
    <RequireSignIn title={t(TITLE)} why={t`You manage your coffees with your account.`}>
      <Page title={t(TITLE)} lead={t`We'll email your business address to make sure it's you.`} narrow>
        <ClaimOrState />
      </Page>
    </RequireSignIn>
  )
}

function ClaimOrState() {
  const claims = useClaims()
  return (
    <ReadResult read={claims} height="30rem">
      {({ claims }) => {
        const open = claims.find(isOpen)
        if (open) return <ClaimCard claim={open} />
        return claims.some(({ status }) => status === 'APPROVED') ? <Approved /> : <ClaimForm />
      }}
    </ReadResult>
  )
}

const Approved = () => (
  <Empty
    title={t`You already have a roaster`}
    action={
      <LinkButton href="/portal">
        <Trans>Open the portal</Trans>
      </LinkButton>
    }
  />
)

interface Values {
  kind: 'listed' | 'new'
  roaster: RoasterChoice | null
  roasterName: string
  businessEmail: string
  proofUrl: string
  notes: string
}

const BLANK: Values = { kind: 'listed', roaster: null, roasterName: '', businessEmail: '', proofUrl: '', notes: '' }
const FIELDS = ['roasterSlug', 'roasterName', 'businessEmail', 'proofUrl', 'notes']

function toBody({ kind, roaster, roasterName, ...rest }: Values) {
  return { ...(kind === 'listed' ? { roasterSlug: roaster?.slug ?? '' } : { roasterName }), ...rest }
}

function errorsOf(values: Values): FieldErrors {
  const { kind, proofUrl } = values
  return mergeErrors(
    validate(toBody(values), submitRoasterClaim, [kind === 'listed' ? 'roasterSlug' : 'roasterName']),
    {
      proofUrl: proofUrl.trim() === '' || isWebAddress(proofUrl) ? undefined : notAnAddress(),
    },
  )
}

function ClaimForm() {
  const send = async (values: Values) => {
    const { message } = await call('submitRoasterClaim', { body: toBody(values) })
    toast(message)
    await queryClient.invalidateQueries({ queryKey: ['listRoasterClaims'] })
  }
  const form = useForm(BLANK, FIELDS, send, { check: errorsOf })
  const { values, set, errorOf } = form
  // The server names one of the two fields; only one of them is shown.
  const roasterError = errorOf('roasterSlug') ?? errorOf('roasterName')
  return (
    <Card>
      <form className={styles.form} noValidate onSubmit={form.submit}>
        <Choices
          label={t`Is your roaster on Brewprint?`}
          value={values.kind}
          onChange={set('kind')}
          options={[
            { value: 'listed', label: t`Yes` },
            { value: 'new', label: t`Not yet` },
          ]}
        />
        {values.kind === 'listed' ? (
          <RoasterField value={values.roaster} onChange={set('roaster')} error={roasterError} />
        ) : (
          <TextField
            label={t`Name of your roaster`}
            autoComplete="organization"
            value={values.roasterName}
            onChange={set('roasterName')}
            error={roasterError}
          />
        )}
        <TextField
          label={t`Business email`}
          type="email"
          autoComplete="email"
          hint={t`Use your company domain to skip manual review.`}
          value={values.businessEmail}
          onChange={set('businessEmail')}
          error={errorOf('businessEmail')}
        />
        <TextField
          label={t`Proof (optional)`}
          type="url"
          placeholder="www.roaster.com"
          hint={t`A page that connects you to the business, such as “About us”.`}
          value={values.proofUrl}
          onChange={set('proofUrl')}
          error={errorOf('proofUrl')}
        />
        <TextArea
          label={t`Notes (optional)`}
          hint={t`Anything that helps us review your claim.`}
          value={values.notes}
          onChange={set('notes')}
          error={errorOf('notes')}
        />
        <PublishError form={form} />
        <div>
          <Button type="submit" busy={form.busy}>
            <Trans>Send claim</Trans>
          </Button>
        </div>
      </form>
    </Card>
  )
}
