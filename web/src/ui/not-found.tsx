/** The "not found" page. */
import { LinkButton } from './button.tsx'
import { Page, Row } from './page.tsx'

export const NotFound = () => (
  <Page title="Nothing here" lead="This page does not exist, or it is no longer there." narrow>
    <Row>
      <LinkButton href="/">Dial in a coffee</LinkButton>
      <LinkButton href="/recipes" look="quiet">
        Browse recipes
      </LinkButton>
    </Row>
  </Page>
)
