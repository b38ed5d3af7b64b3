/** Account settings: name, signing in, privacy, mails, units, theme, data export and deletion. */
import { msg, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
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
import { PrivacyNow } from './privacy-now.tsx'
import { SignOut } from './sign-out.tsx'
import { SigningIn } from './signing-in/signing-in.tsx'

const TITLE = msg`Settings`

export default function Settings() {
  return (
    <RequireSignIn title={t(TITLE)} why={t`Your name, your emails and your data.`}>
      {(viewer) => <OwnSettings viewer={viewer} />}
    </RequireSignIn>
  )
}

const signedInAs = (email: string): string => t`Signed in as ${email}`

const OwnSettings = ({ viewer }: { viewer: Viewer }) => (
  <Page title={t(TITLE)} lead={viewer.email ? signedInAs(viewer.email) : undefined} narrow>
    <Section heading={t`Name`}>
      <Card>
        <DisplayName viewer={viewer} />
      </Card>
    </Section>
    <SigningIn viewer={viewer} />
    <Section heading={t`Privacy`}>
      <Card>
        <PrivacyNow />
      </Card>
    </Section>
    <Section heading={t`Emails`}>
      <Card>
        <Notifications />
      </Card>
    </Section>
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
    <Section heading={t`Your data`}>
      <Card>
        <Stack>
          <p>
            <Trans>Download everything we know about you, or your brews as a table.</Trans>
          </p>
          <Row>
            <DownloadButton look="quiet" href="/api/user/export?format=json">
              <Trans>Everything (JSON)</Trans>
            </DownloadButton>
            <DownloadButton look="quiet" href="/api/user/export?format=csv">
              <Trans>Brew log (CSV)</Trans>
            </DownloadButton>
          </Row>
        </Stack>
      </Card>
    </Section>
    <div>
      <SignOut />
    </div>
    <Section heading={t`Delete account`}>
      <Card>
        <Stack>
          <p>
            <Trans>
              Deletes your account and everything in it for good. Recipes you shared stay, without your name.
            </Trans>
          </p>
          <div>
            <DeleteAccount />
          </div>
        </Stack>
      </Card>
    </Section>
  </Page>
)
