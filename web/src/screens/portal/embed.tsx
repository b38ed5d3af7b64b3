/** Settings of the embed widget, with a preview. */
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { Reply } from '#web/api/client.ts'
import { useRead, useWrite } from '#web/api/hooks.ts'
import { Button } from '#web/ui/button.tsx'
import { Choices } from '#web/ui/choices.tsx'
import { Check, TextArea } from '#web/ui/fields.tsx'
import { useForm } from '#web/ui/form.ts'
import { ErrorNote, ReadResult } from '#web/ui/states.tsx'
import { toast } from '#web/ui/toast.tsx'
import { type FieldErrors, isWebAddress } from '#web/ui/validation.ts'
import { ColorField } from './color-field.tsx'
import { EmbedOptions, type PageLook } from './embed-options.tsx'
import { Integrations } from './integrations.tsx'
import styles from './portal.module.css'
import { PortalFrame, type Roaster } from './portal-frame.tsx'
import { type Look, USUAL_WIDTH, WidgetPreview } from './widget-preview.tsx'

type SettingsReply = Reply<'getEmbedSettings'>

export default function EmbedScreen() {
  return (
    <PortalFrame title={t`Widget`} lead={t`Show your recipes on your own website with two lines of HTML.`}>
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

const MAX_DOMAINS = 50
const DOMAIN_FIELDS = ['allowedDomains', ...Array.from({ length: MAX_DOMAINS }, (_, i) => `allowedDomains.${i}`)]

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
  const [pageLook, setPageLook] = useState<PageLook>({ layout: 'card', coffee: '', language: '', width: USUAL_WIDTH })
  const { values, set } = form
  const look: Look = { ...values, ...pageLook }
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
              { value: 'auto', label: t({ message: 'Automatic', context: 'theme' }) },
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
            disabled={!roaster.isPremium && values.showPoweredBy}
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
          <EmbedOptions look={pageLook} onChange={(change) => setPageLook({ ...pageLook, ...change })} />
          <WidgetPreview slug={roaster.slug} look={look} />
        </div>
      </div>
      <Integrations roaster={roaster} look={pageLook} snippet={snippet} />
    </>
  )
}
