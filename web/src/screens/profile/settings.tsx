/** Account settings: name, signing in, privacy, mails, units, theme, data export and deletion. */
import { RequireSignIn } from '../../parts/account/require-sign-in.tsx'
import { LanguageChoice } from '../../parts/preferences/language-choice.tsx'
import { ThemeChoice } from '../../parts/preferences/theme-choice.tsx'
import { UnitSettings } from '../../parts/preferences/unit-settings.tsx'
import type { Viewer } from '../../state/session.ts'
import { DownloadButton } from '../../ui/button.tsx'
import { Card, Page, Row, Section, Stack } from '../../ui/page.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { DisplayName } from './display-name.tsx'
import { Notifications } from './notifications.tsx'
import { Privacy } from './privacy.tsx'
import { SignOut } from './sign-out.tsx'
import { SigningIn } from './signing-in/signing-in.tsx'

const TITLE = 'Settings'

export default function Settings() {
  return (
    <RequireSignIn title={TITLE} why="Your name, your mails and your data.">
      {(viewer) => <OwnSettings viewer={viewer} />}
    </RequireSignIn>
  )
}

const OwnSettings = ({ viewer }: { viewer: Viewer }) => (
  <Page title={TITLE} lead={viewer.email ? `Signed in as ${viewer.email}` : undefined} narrow>
    <Section heading="Your name">
      <Card>
        <DisplayName viewer={viewer} />
      </Card>
    </Section>
    <SigningIn viewer={viewer} />
    <Section heading="Privacy">
      <Card>
        <Privacy />
      </Card>
    </Section>
    <Section heading="Mails">
      <Card>
        <Notifications />
      </Card>
    </Section>
    <Section heading="Units and formats">
      <Card>
        <LanguageChoice />
        <UnitSettings />
      </Card>
    </Section>
    <Section heading="Look">
      <Card>
        <ThemeChoice />
      </Card>
    </Section>
    <Section heading="Your data">
      <Card>
        <Stack>
          <p>Everything we know about you in one file, or your brews as a table.</p>
          <Row>
            <DownloadButton look="quiet" href="/api/user/export?format=json">
              Everything (JSON)
            </DownloadButton>
            <DownloadButton look="quiet" href="/api/user/export?format=csv">
              Brew log (CSV)
            </DownloadButton>
          </Row>
        </Stack>
      </Card>
    </Section>
    <Section heading="Leaving">
      <Card>
        <Row>
          <SignOut />
          <DeleteAccount />
        </Row>
      </Card>
    </Section>
  </Page>
)
