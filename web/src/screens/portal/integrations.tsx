/** How to add the widget to a website, by the platform of the website. */
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { Choices } from '#web/ui/choices.tsx'
import { Card, Section } from '#web/ui/page.tsx'
import type { PageLook } from './embed-options.tsx'
import styles from './portal.module.css'
import type { Roaster } from './portal-frame.tsx'
import { frameSnippet, Snippet, widgetSnippet } from './snippet.tsx'

const PLATFORMS = ['html', 'shopify', 'woocommerce', 'squarespace', 'iframe'] as const
type Platform = (typeof PLATFORMS)[number]

interface IntegrationsProps {
  roaster: Roaster
  look: PageLook
  /** The snippet from the server, without the options of a page. */
  snippet: string
}

export function Integrations({ roaster, look, snippet }: IntegrationsProps) {
  const [platform, setPlatform] = useState<Platform>('html')
  return (
    <Section heading={t`Add it to your website`}>
      <Card>
        <div className={styles.snippets}>
          <Choices
            label={t`Your website is made with`}
            value={platform}
            onChange={setPlatform}
            options={[
              { value: 'html', label: t`Plain HTML` },
              { value: 'shopify', label: 'Shopify' },
              { value: 'woocommerce', label: 'WooCommerce' },
              { value: 'squarespace', label: 'Squarespace' },
              { value: 'iframe', label: t`Iframe, without scripts` },
            ]}
          />
          <Snippet
            key={platform}
            label={platform === 'iframe' ? t`Iframe for your page` : t`HTML for your page`}
            text={platform === 'iframe' ? frameSnippet(roaster, look) : widgetSnippet(snippet, look)}
          />
          <ol className={styles.howTo}>
            {stepsFor(platform).map((step, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the steps of a platform never change
              <li key={`${platform}${i}`}>{step}</li>
            ))}
          </ol>
          <p className={styles.soft}>
            <Trans>
              It uses the settings that you save above. To change them on one page, add <code>data-theme="dark"</code>{' '}
              or <code>data-accent-color="#1D3557"</code> to the HTML, or <code>theme=dark</code> to the iframe's
              address.
            </Trans>
          </p>
        </div>
      </Card>
    </Section>
  )
}

function stepsFor(platform: Platform): ReactNode[] {
  if (platform === 'shopify') {
    return [
      <Trans key="open">
        In Shopify, go to “Online Store”, “Themes” and choose “Customize”. At the top, open the template of your
        products.
      </Trans>,
      <Trans key="paste">Add a “Custom Liquid” block where the recipes should be, and paste the HTML into it.</Trans>,
      <Trans key="save">Choose “Save” and open one of your products in the shop.</Trans>,
    ]
  }
  if (platform === 'woocommerce') {
    return [
      <Trans key="open">
        In WordPress, edit the page or, for all products, the template “Single Product” under “Appearance”, “Editor”.
      </Trans>,
      <Trans key="paste">Add a “Custom HTML” block where the recipes should be, and paste the HTML into it.</Trans>,
      <Trans key="save">
        Choose “Save” and open the page. If the HTML is gone, your role may not add scripts: ask an administrator.
      </Trans>,
    ]
  }
  if (platform === 'squarespace') {
    return [
      <Trans key="open">In Squarespace, edit the page, choose “Add block” and then “Code”.</Trans>,
      <Trans key="paste">Keep “HTML” as the type, paste the HTML, and leave “Display source” off.</Trans>,
      <Trans key="save">
        Save the page and look at it in a private window: the editor shows no scripts. If your plan has none either, use
        the iframe.
      </Trans>,
    ]
  }
  if (platform === 'iframe') {
    return [
      <Trans key="open">Open the page in your editor where HTML can be pasted.</Trans>,
      <Trans key="paste">Paste the iframe where the recipes should be.</Trans>,
      <Trans key="save">Publish the page. If the recipe is cut off, make the height larger.</Trans>,
    ]
  }
  const { origin } = window.location
  return [
    <Trans key="open">Open the HTML of your page.</Trans>,
    <Trans key="paste">
      Paste this where the recipes should be. The script is needed only once, however many widgets a page has.
    </Trans>,
    <Trans key="save">
      Publish the page. If it has a Content Security Policy, add <code>{origin}</code> to <code>script-src</code> and{' '}
      <code>connect-src</code>.
    </Trans>,
  ]
}
