/** Entry of the coffee library: stars, notes and brews. */
import { useState } from 'react'
import { Link } from 'wouter'
import type { Reply } from '../../api/client.ts'
import { useWrite } from '../../api/hooks.ts'
import { keepCoffee } from '../../api/limits.ts'
import { useRemoval } from '../../api/removal.ts'
import { libraryEntryOf } from '../../parts/coffee/library-button.tsx'
import { useDraftState } from '../../state/draft-state.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Stars } from '../../ui/choices.tsx'
import { ConfirmButton } from '../../ui/confirm-button.tsx'
import { TextArea } from '../../ui/fields.tsx'
import { useForm } from '../../ui/form.ts'
import { formatDayInSentence, pluralize } from '../../ui/format.ts'
import { Row, Stack } from '../../ui/page.tsx'
import { ErrorNote } from '../../ui/states.tsx'
import { toast } from '../../ui/toast.tsx'
import { validate } from '../../ui/validation.ts'
import styles from './library.module.css'

type Entry = Reply<'listLibrary'>['library'][number]

export function LibraryEntry({ entry }: { entry: Entry }) {
  const { coffee, totalBrews, lastBrewedAt } = entry
  const { remove } = useRemoval('deleteFromLibrary', ['listLibrary'])
  return (
    <li className={styles.entry}>
      <div>
        <h2>
          <Link href={`/coffees/${coffee.id}`}>{coffee.name}</Link>
        </h2>
        <p className={styles.soft}>{[coffee.roasterName, coffee.origin].filter(Boolean).join(' · ')}</p>
        <p className={styles.soft}>
          {totalBrews === 0
            ? 'Not brewed yet'
            : `${pluralize(totalBrews, 'brew')}, last ${formatDayInSentence(lastBrewedAt!)}`}
        </p>
      </div>
      <EntryStars entry={entry} />
      <Notes entry={entry} />
      <div className={styles.actions}>
        {totalBrews > 0 ? (
          <LinkButton look="plain" href={`/log?coffee=${coffee.id}`}>
            See the brews
          </LinkButton>
        ) : (
          <LinkButton look="plain" href={`/log/new?coffeeProfileId=${coffee.id}`}>
            Log a brew
          </LinkButton>
        )}
        <ConfirmButton
          label="Remove"
          name={`Remove ${coffee.name}`}
          question={`Take ${coffee.name} off your shelf?`}
          yes="Take it off"
          onYes={async () => remove(libraryEntryOf(coffee.id), `${coffee.name} is off your shelf`)}
        >
          Your stars and notes for it go too. Your brews of it stay in your log.
        </ConfirmButton>
      </div>
    </li>
  )
}

function EntryStars({ entry: { coffee, rating } }: { entry: Entry }) {
  const [shown, setShown] = useState(rating)
  const keep = useWrite('keepCoffee', {
    invalidates: ['listLibrary'],
    onError: (error) => {
      toast(error.message)
      setShown(rating)
    },
  })
  return (
    <Stars
      label={
        <>
          Your stars<span className="visually-hidden"> for {coffee.name}</span>
        </>
      }
      value={shown}
      onChange={(stars) => {
        setShown(stars)
        keep.mutate({ body: { coffeeProfileId: coffee.id, rating: stars } })
      }}
    />
  )
}

function Notes({ entry }: { entry: Entry }) {
  const [isOpen, setOpen] = useDraftState(`notes on ${entry.coffee.id}`, false)
  if (isOpen) return <NotesForm entry={entry} onClose={() => setOpen(false)} />
  return (
    <div className={styles.notes}>
      {entry.personalNotes && <p>{entry.personalNotes}</p>}
      <Button look="plain" onClick={() => setOpen(true)}>
        {entry.personalNotes ? 'Change notes' : 'Add notes'}
        <span className="visually-hidden"> on {entry.coffee.name}</span>
      </Button>
    </div>
  )
}

function NotesForm({ entry: { coffee, personalNotes }, onClose }: { entry: Entry; onClose: () => void }) {
  const keep = useWrite('keepCoffee', { invalidates: ['listLibrary'] })
  const form = useForm(
    { notes: personalNotes ?? '' },
    ['personalNotes'],
    async ({ notes }) => {
      await keep.mutateAsync({ body: { coffeeProfileId: coffee.id, personalNotes: notes.trim() || null } })
      onClose()
    },
    {
      name: `notes of ${coffee.id}`,
      check: ({ notes }) => validate({ coffeeProfileId: coffee.id, personalNotes: notes }, keepCoffee),
    },
  )
  return (
    <form onSubmit={form.submit} noValidate>
      <Stack>
        <TextArea
          label="Notes"
          value={form.values.notes}
          onChange={form.set('notes')}
          error={form.errorOf('personalNotes')}
        />
        {form.error && <ErrorNote>{form.error}</ErrorNote>}
        <Row>
          <Button type="submit" busy={form.busy}>
            Save
          </Button>
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
        </Row>
      </Stack>
    </form>
  )
}
