/** The viewer's shelf of coffees. */
import { msg, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useWrite } from '../../api/hooks.ts'
import { useReadPages } from '../../api/pages.ts'
import { useRemoval } from '../../api/removal.ts'
import { RequireSignIn } from '../../parts/account/require-sign-in.tsx'
import { CoffeeField } from '../../parts/coffee/coffee-field.tsx'
import { libraryEntryOf } from '../../parts/coffee/library-button.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { Page } from '../../ui/page.tsx'
import { PagedList } from '../../ui/paged-list.tsx'
import { Empty, ErrorNote } from '../../ui/states.tsx'
import { toast } from '../../ui/toast.tsx'
import styles from './library.module.css'
import { LibraryEntry } from './library-entry.tsx'

const TITLE = msg`Your shelf`

export default function Library() {
  return (
    <RequireSignIn title={t(TITLE)} why={t`Keep the coffees you have, with your notes and how often you brewed each.`}>
      <OwnLibrary />
    </RequireSignIn>
  )
}

const addedText = (coffee: string): string => t`${coffee} added to your shelf`

function OwnLibrary() {
  const library = useReadPages('listLibrary', { query: { limit: 50 } })
  const { isRemoved } = useRemoval('deleteFromLibrary')
  const keep = useWrite('keepCoffee', {
    invalidates: ['listLibrary'],
    onSuccess: ({ entry }) => toast(addedText(entry.coffee.name)),
  })
  return (
    <Page title={t(TITLE)} lead={t`The coffees you have, with your ratings and notes.`}>
      <div className={styles.add}>
        <CoffeeField
          label={t`Add a coffee`}
          value={null}
          onChange={(coffee) => coffee && keep.mutate({ body: { coffeeProfileId: coffee.id } })}
        />
        {keep.error && <ErrorNote>{keep.error.message}</ErrorNote>}
      </div>
      <PagedList
        list={library}
        itemsOf={(page) => page.library.filter(({ coffeeProfileId: id }) => !isRemoved(libraryEntryOf(id)))}
        empty={<Bare />}
      >
        {(entries) => (
          <ul className={styles.entries}>
            {entries.map((entry) => (
              <LibraryEntry key={entry.coffeeProfileId} entry={entry} />
            ))}
          </ul>
        )}
      </PagedList>
    </Page>
  )
}

const Bare = () => (
  <Empty
    scene="coffees"
    title={t`Your shelf is empty`}
    action={
      <LinkButton href="/coffees" look="quiet">
        <Trans>Browse coffees</Trans>
      </LinkButton>
    }
  >
    <Trans>Add the coffee you're drinking now. It comes first in every list.</Trans>
  </Empty>
)
