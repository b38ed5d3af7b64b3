/** The "not found" page. */
import { t } from '@lingui/core/macro'
import { LinkButton } from './button.tsx'
import { Page, Row } from './page.tsx'
import { Scene } from './states.tsx'

export const NotFound = () => (
  <Page title={t`Page not found`} lead={t`It may have been moved or deleted.`} narrow>
    <Scene name="not-found" />
    <Row>
      <LinkButton href="/">{t`Dial in a coffee`}</LinkButton>
      <LinkButton href="/recipes" look="quiet">
        {t`Browse recipes`}
      </LinkButton>
    </Row>
  </Page>
)
