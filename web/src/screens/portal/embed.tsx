/** Settings of the embed widget, with a preview. */
import { useEffect, useState } from 'react'
import type { Reply } from '#web/api/client.ts'
import { useRead, useReadPages, useWrite } from '#web/api/hooks.ts'
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
    <PortalFrame title="Widget" lead="Your recipes on your own site, with one line of HTML.">
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
    accentColor: /^#[0-9a-f]{6}$/i.test(accentColor) ? undefined : 'Enter a colour like #1d3557, or pick one',
    allowedDomains: wrong && `“${wrong}” doesn't look like a site, such as shop.example.com`,
  }
}

function Workbench({ roaster, embedSettings, snippet }: SettingsReply & { roaster: Roaster }) {
  const save = useWrite('putEmbedSettings', { invalidates: ['getEmbedSettings', 'getRoasterDashboard'] })
  const { accentColor, theme, showPoweredBy, allowedDomains } = embedSettings
  const form = useForm(
    { accentColor, theme, showPoweredBy, domains: allowedDomains.join('\n') },
    ['accentColor', ...DOMAIN_FIELDS],
    async ({ domains, ...values }) => {
      const allowedDomains = domains.split(/[\s,]+/).filter(Boolean)
      const saved = await save.mutateAsync({ body: { ...values, allowedDomains } })
      // As the server normalized them: "https://Shop.Example/" is shop.example.
      form.change({ domains: saved.embedSettings.allowedDomains.join('\n') })
      toast('Your widget is saved; pages show it within five minutes')
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
          <h2>Look</h2>
          <ColorField value={values.accentColor} onChange={set('accentColor')} error={form.errorOf('accentColor')} />
          <Choices
            label="Colours"
            value={values.theme}
            onChange={set('theme')}
            options={[
              { value: 'light', label: 'Light' },
              { value: 'dark', label: 'Dark' },
            ]}
          />
          <Check
            label="Say “powered by Brewprint”"
            hint={roaster.isPremium ? undefined : 'Premium roasters may hide it.'}
            checked={values.showPoweredBy}
            onChange={set('showPoweredBy')}
          />
          <TextArea
            label="Only on these sites"
            hint="One domain a line, each with everything below it. Empty: on every site."
            placeholder="shop.example.com"
            value={values.domains}
            onChange={set('domains')}
            error={DOMAIN_FIELDS.map(form.errorOf).find(Boolean)}
          />
          {form.error && <ErrorNote>{form.error}</ErrorNote>}
          <div>
            <Button type="submit" busy={form.busy}>
              Save
            </Button>
          </div>
        </form>
        <div className={styles.stage}>
          <h2>As it looks</h2>
          <Choices
            label="Layout"
            value={layout}
            onChange={setLayout}
            options={[
              { value: 'card', label: 'Card' },
              { value: 'inline', label: 'Inline' },
              { value: 'badge', label: 'Badge' },
            ]}
          />
          <CoffeeChoice value={coffee} onChange={setCoffee} />
          <WidgetPreview slug={roaster.slug} look={look} />
        </div>
      </div>
      <Section heading="Put it on your site">
        <p className={styles.soft}>
          Both show the theme and colour you save above, and follow when you change them. To give one page its own, add{' '}
          <code>data-theme="dark"</code> or <code>data-accent-color="#1D3557"</code> to the HTML, or{' '}
          <code>theme=dark</code> to the iframe’s address.
        </p>
        <Card>
          <div className={styles.snippets}>
            <Snippet label="HTML for your page" text={widgetSnippet(snippet, look)} />
            <Snippet label="Where scripts are not allowed: an iframe" text={frameSnippet(roaster, look)} />
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
      label="Coffee"
      value={value}
      onChange={onChange}
      options={[{ value: '', label: 'All coffees' }, ...coffees]}
    />
  )
}
