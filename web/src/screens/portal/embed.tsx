/** Settings of the embed widget, with a preview. */
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { Reply } from '#web/api/client.ts'
import { useRead, useWrite } from '#web/api/hooks.ts'
import { useReadPages } from '#web/api/pages.ts'
import { Button } from '#web/ui/button.tsx'
import { Choices } from '#web/ui/choices.tsx'
import { Check, SelectField, TextArea } from '#web/ui/fields.tsx'
import { useForm } from '#web/ui/form.ts'
import { Card, Section } from '#web/ui/page.tsx'
import { ErrorNote, ReadResult } from '#web/ui/states.tsx'
import { toast } from '#web/ui/toast.tsx'
import { type FieldErrors, isWebAddress } from '#web/ui/validation.ts'
import { ColorField } from './color-field.tsx'
import styles from './portal.module.css'
import { PortalFrame, type Roaster } from './portal-frame.tsx'
import { frameSnippet, Snippet, widgetSnippet } from './snippet.tsx'
import { type Look, WidgetPreview } from './widget-preview.tsx'

type SettingsReply = Reply<'getEmbedSettings'>

export default function EmbedScreen() {
  return (
    <PortalFrame title={t`Widget`} lead={t`Show your recipes on your own website with one line of HTML.`}>
      {(roaster) => <Settings roaster={roaster} />}
    </PortalFrame>
  )
}

function Settings({ roaster }: { roaster: Roaster }) {
  const settings = useRead('getEmbedSettings')
  return (
    <ReadResult read={settings} height="40rem">
      {(reply) => <Workbench roaster={roaster} {...reply} />}
    </ReadResult>
  )
}

const MOST_DOMAINS = 50
const DOMAIN_FIELDS = ['allowedDomains', ...Array.from({ length: MOST_DOMAINS }, (_, i) => `allowedDomains.${i}`)]

const isSite = (text: string): boolean => isWebAddress(text) || /^(localhost\b|\[)/i.test(text)

function errorsOf({ accentColor, domains }: { accentColor: string; domains: string }): FieldErrors {
  const wrong = domains.split(/[\s,]+/).find((domain) => domain !== '' && !isSite(domain))
  return {
    accentColor: /^#[0-9a-f]{6}$/i.test(accentColor) ? undefined : t`Enter a color like #1d3557, or pick one`,
    allowedDomains: wrong && t`“${wrong}” doesn't look like a domain, such as shop.example.com`,
  }
}

function Workbench({ roaster, embedSettings, snippet }: SettingsReply & { roaster: Roaster }) {
  const save = useWrite('putEmbedSettings', { invalidates: ['getEmbedSettings', 'getRoasterDashboard'] })
  const { accentColor, theme, units, showPoweredBy, allowedDomains } = embedSettings
  const form = useForm(
    { accentColor, theme, units, showPoweredBy, domains: allowedDomains.join('\n') },
    ['accentColor', ...DOMAIN_FIELDS],
    async ({ domains, ...values }) => {
      const allowedDomains = domains.split(/[\s,]+/).filter(Boolean)
      const saved = await save.mutateAsync({ body: { ...values, allowedDomains } })
      // As the server normalized them: "https://Shop.Example/" is shop.example.
      form.change({ domains: saved.embedSettings.allowedDomains.join('\n') })
      toast(t`Saved. Your website shows it within five minutes.`)
    },
    { check: errorsOf },
  )
  const [layout, setLayout] = useState<Look['layout']>('card')
  const [coffee, setCoffee] = useState('')
  const { values, set } = form
  const look: Look = { ...values, layout, coffee }
  return (
    <>
      <div className={styles.workbench}>
        <form className={styles.form} noValidate onSubmit={form.submit}>
          <h2>
            <Trans comment="Heading: how the widget looks">Appearance</Trans>
          </h2>
          <ColorField value={values.accentColor} onChange={set('accentColor')} error={form.errorOf('accentColor')} />
          <Choices
            label={t`Theme`}
            value={values.theme}
            onChange={set('theme')}
            options={[
              { value: 'light', label: t({ message: 'Light', context: 'theme' }) },
              { value: 'dark', label: t({ message: 'Dark', context: 'theme' }) },
            ]}
          />
          <Choices
            label={t`Units`}
            value={values.units}
            onChange={set('units')}
            options={[
              { value: 'auto', label: t({ message: 'Automatic', comment: "Units by the visitor's region" }) },
              { value: 'metric', label: t`Metric (°C, g, ml)` },
              { value: 'us', label: t`US (°F, oz, fl oz)` },
            ]}
          />
          <Check
            label={t`Show “powered by Brewprint”`}
            hint={roaster.isPremium ? undefined : t`Only premium roasters can hide it.`}
            checked={values.showPoweredBy}
            onChange={set('showPoweredBy')}
          />
          <TextArea
            label={t`Only on these websites`}
            hint={t`One domain per line; subdomains are included. Leave empty to allow every website.`}
            placeholder="shop.example.com"
            value={values.domains}
            onChange={set('domains')}
            error={DOMAIN_FIELDS.map(form.errorOf).find(Boolean)}
          />
          {form.error && <ErrorNote>{form.error}</ErrorNote>}
          <div>
            <Button type="submit" busy={form.busy}>
              <Trans>Save</Trans>
            </Button>
          </div>
        </form>
        <div className={styles.stage}>
          <h2>
            <Trans>Preview</Trans>
          </h2>
          <Choices
            label={t`Layout`}
            value={layout}
            onChange={setLayout}
            options={[
              { value: 'card', label: t({ message: 'Card', comment: 'Layout of the widget' }) },
              { value: 'inline', label: t({ message: 'Inline', comment: 'Layout of the widget' }) },
              { value: 'badge', label: t({ message: 'Badge', comment: 'Layout of the widget' }) },
            ]}
          />
          <CoffeeChoice value={coffee} onChange={setCoffee} />
          <WidgetPreview slug={roaster.slug} look={look} />
        </div>
      </div>
      <Section heading={t`Add it to your website`}>
        <p className={styles.soft}>
          <Trans>
            Both use the settings you save above. To change them on one page, add <code>data-theme="dark"</code> or{' '}
            <code>data-accent-color="#1D3557"</code> to the HTML, or <code>theme=dark</code> to the iframe's address.
          </Trans>{' '}
          <Trans>
            The widget speaks the language of your page. Choose another with <code>data-lang="de"</code>, in the
            iframe's address with <code>lang=de</code>.
          </Trans>
        </p>
        <Card>
          <div className={styles.snippets}>
            <Snippet label={t`HTML for your page`} text={widgetSnippet(snippet, look)} />
            <Snippet label={t`Iframe, if your website doesn't allow scripts`} text={frameSnippet(roaster, look)} />
          </div>
        </Card>
      </Section>
    </>
  )
}

function CoffeeChoice({ value, onChange }: { value: string; onChange: (slug: string) => void }) {
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useReadPages('listOwnCoffees', {
    query: { limit: 100 },
  })
  // A select field has no "Show more": all of them are loaded.
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage()
  }, [hasNextPage, isFetchingNextPage, fetchNextPage])
  const all = data?.pages.flatMap((page) => page.coffees) ?? []
  const coffees = all.map(({ slug, name }) => ({ value: slug, label: name }))
  return (
    <SelectField
      label={t`Coffee`}
      value={value}
      onChange={onChange}
      options={[{ value: '', label: t`All coffees` }, ...coffees]}
    />
  )
}
