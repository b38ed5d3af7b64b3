/** The viewer's coffee library. */
import { useReadPages, useWrite } from '../../api/hooks.ts'
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

const TITLE = 'Your coffees'

export default function Library() {
  return (
    <RequireSignIn
      title={TITLE}
      why="Keep the coffees on your shelf, with your own notes and how often you brewed each."
    >
      <OwnLibrary />
    </RequireSignIn>
  )
}

function OwnLibrary() {
  const library = useReadPages('listLibrary', { query: { limit: 50 } })
  const { isRemoved } = useRemoval('deleteFromLibrary')
  const keep = useWrite('keepCoffee', {
    invalidates: ['listLibrary'],
    onSuccess: ({ entry }) => toast(`${entry.coffee.name} is on your shelf`),
  })
  return (
    <Page title={TITLE} lead="What stands on your shelf, and what you think of it.">
      <div className={styles.add}>
        <CoffeeField
          label="Add a coffee"
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
    title="An empty shelf"
    action={
      <LinkButton href="/coffees" look="quiet">
        Browse coffees
      </LinkButton>
    }
  >
    Add the coffee that you drink now: it is then first in every list.
  </Empty>
)
