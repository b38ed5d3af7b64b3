/** A coffee on the shelf: rating, notes and brews. */

import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Link } from 'wouter'
import type { Reply } from '../../api/client.ts'
import { useWrite } from '../../api/hooks.ts'
import { keepCoffee } from '../../api/limits.ts'
import { useRemoval } from '../../api/removal.ts'
import { libraryEntryOf } from '../../parts/coffee/library-button.tsx'
import { useDraftState } from '../../state/draft-state.ts'
import { useFormat } from '../../state/units.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Stars } from '../../ui/choices.tsx'
import { ConfirmButton } from '../../ui/confirm-button.tsx'
import { TextArea } from '../../ui/fields.tsx'
import { useForm } from '../../ui/form.ts'
import { Row, Stack } from '../../ui/page.tsx'
import { ErrorNote } from '../../ui/states.tsx'
import { toast } from '../../ui/toast.tsx'
import { validate } from '../../ui/validation.ts'
import styles from './library.module.css'

type Entry = Reply<'listLibrary'>['library'][number]

export function LibraryEntry({ entry }: { entry: Entry }) {
  const { coffee, totalBrews, lastBrewedAt } = entry
  const { name } = coffee
  const format = useFormat()
  const { remove } = useRemoval('deleteFromLibrary', ['listLibrary'])
  return (
    <li className={styles.entry}>
      <div>
        <h2>
          <Link href={`/coffees/${coffee.id}`}>{coffee.name}</Link>
        </h2>
        <p className={styles.soft}>{[coffee.roasterName, coffee.origin].filter(Boolean).join(' · ')}</p>
        <p className={styles.soft}>
          {totalBrews === 0 ? t`Not brewed yet` : brewsText(totalBrews, format.dayInSentence(lastBrewedAt!))}
        </p>
      </div>
      <EntryStars entry={entry} />
      <Notes entry={entry} />
      <div className={styles.actions}>
        {totalBrews > 0 ? (
          <LinkButton look="plain" href={`/log?coffee=${coffee.id}`}>
            <Trans>View brews</Trans>
          </LinkButton>
        ) : (
          <LinkButton look="plain" href={`/log/new?coffeeProfileId=${coffee.id}`}>
            <Trans>Log a brew</Trans>
          </LinkButton>
        )}
        <ConfirmButton
          label={t`Remove`}
          name={t`Remove ${name}`}
          look="plain"
          question={t`Remove ${name} from your shelf?`}
          yes={t`Remove`}
          onYes={async () => remove(libraryEntryOf(coffee.id), t`${name} removed from your shelf`)}
        >
          <Trans>Your rating and notes are deleted too. Your brews stay in your log.</Trans>
        </ConfirmButton>
      </div>
    </li>
  )
}

const brewsText = (count: number, day: string): string =>
  plural(count, { one: `# brew, last ${day}`, other: `# brews, last ${day}` })

function EntryStars({ entry: { coffee, rating } }: { entry: Entry }) {
  const { name } = coffee
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
        <Trans>
          Your rating<span className="visually-hidden"> for {name}</span>
        </Trans>
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
  const { name } = entry.coffee
  if (isOpen) return <NotesForm entry={entry} onClose={() => setOpen(false)} />
  return (
    <div className={styles.notes}>
      {entry.personalNotes && <p>{entry.personalNotes}</p>}
      <Button look="plain" onClick={() => setOpen(true)}>
        {entry.personalNotes ? (
          <Trans>
            Edit notes<span className="visually-hidden"> for {name}</span>
          </Trans>
        ) : (
          <Trans>
            Add notes<span className="visually-hidden"> for {name}</span>
          </Trans>
        )}
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
          label={t`Notes`}
          value={form.values.notes}
          onChange={form.set('notes')}
          error={form.errorOf('personalNotes')}
        />
        {form.error && <ErrorNote>{form.error}</ErrorNote>}
        <Row>
          <Button type="submit" busy={form.busy}>
            <Trans>Save</Trans>
          </Button>
          <Button look="quiet" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
        </Row>
      </Stack>
    </form>
  )
}
