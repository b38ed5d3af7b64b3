/** Settings of this browser, for everybody: language, units, formats and the color theme. */
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Link } from 'wouter'
import { LanguageChoice } from '../../parts/preferences/language-choice.tsx'
import { ThemeChoice } from '../../parts/preferences/theme-choice.tsx'
import { UnitSettings } from '../../parts/preferences/unit-settings.tsx'
import { useViewer } from '../../state/session.ts'
import { Card, Page, Section, Stack } from '../../ui/page.tsx'

export default function BrowserSettings() {
  const viewer = useViewer()
  return (
    <Page title={t`Settings`} lead={viewer ? <AccountLead /> : t`Saved in this browser. No account needed.`} narrow>
      <Section heading={t`Language and units`}>
        <Card>
          <Stack>
            <LanguageChoice />
            <UnitSettings />
          </Stack>
        </Card>
      </Section>
      <Section heading={t`Appearance`}>
        <Card>
          <ThemeChoice />
        </Card>
      </Section>
    </Page>
  )
}

const AccountLead = () => (
  <Trans>
    Language and units are saved to your account too. <Link href="/profile/settings">All your settings</Link>
  </Trans>
)
