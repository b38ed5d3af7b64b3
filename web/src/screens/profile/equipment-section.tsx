/** Section of the equipment screen: owned items, the default, and a field to add more. */
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { type ReactNode, useId, useState } from 'react'
import { ApiError } from '../../api/client.ts'
import { ConfirmButton } from '../../ui/confirm-button.tsx'
import { Card, Section } from '../../ui/page.tsx'
import { ErrorNote, ReadResult } from '../../ui/states.tsx'
import { toast } from '../../ui/toast.tsx'
import styles from './equipment.module.css'
import { Rename } from './rename.tsx'

export interface OwnedThing {
  id: number
  name: string
  detail: string
  nickname: string | null
  isDefault: boolean
  more?: ReactNode
  /** A drawing of it. */
  picture?: ReactNode
}

interface Wish {
  isDefault?: boolean
  nickname?: string | null
}

export interface PickerProps {
  label: string
  placeholder: string
  isOwned: (id: number) => boolean
  onChoose: (id: number, name: string) => void
}

interface EquipmentSectionProps<T> {
  heading: string
  /** Labels of the field that adds the first item, and further ones. */
  addFirst: string
  addAnother: string
  read: { data: T | undefined; error: ApiError | null; refetch: () => unknown }
  rowsOf: (data: T) => OwnedThing[]
  /** The combobox to add more. */
  picker: (props: PickerProps) => ReactNode
  canHaveNickname?: boolean
  onKeep: (id: number, wish: Wish) => Promise<unknown>
  /** `message` is the text of the toast. */
  onRemove: (id: number, message: string) => void
  isRemoved: (id: number) => boolean
}

export function EquipmentSection<T>(props: EquipmentSectionProps<T>) {
  const { heading, addFirst, addAnother, read, rowsOf, picker, onKeep, isRemoved } = props
  const [refusal, setRefusal] = useState<string>()
  /** Saves, then shows a toast or the error. */
  const keep = async (id: number, wish: Wish, message: string) => {
    setRefusal(undefined)
    try {
      await onKeep(id, wish)
      toast(message)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setRefusal(error.message)
    }
  }
  return (
    <Section heading={heading}>
      <Card className={styles.card}>
        <ReadResult read={read} height="8rem">
          {(data) => {
            const things = rowsOf(data).filter(({ id }) => !isRemoved(id))
            return (
              <>
                {things.length > 0 && <Things {...props} things={things} keep={keep} />}
                {refusal && <ErrorNote>{refusal}</ErrorNote>}
                {picker({
                  label: things.length === 0 ? addFirst : addAnother,
                  placeholder: t`Search by name`,
                  isOwned: (id) => things.some((thing) => thing.id === id),
                  onChoose: (id, name) => keep(id, things.length === 0 ? { isDefault: true } : {}, t`${name} added`),
                })}
              </>
            )
          }}
        </ReadResult>
      </Card>
    </Section>
  )
}

interface ThingsProps<T> extends EquipmentSectionProps<T> {
  things: readonly OwnedThing[]
  keep: (id: number, wish: Wish, message: string) => Promise<void>
}

const removedText = (name: string): string => t`${name} removed`

function Things<T>({ heading, things, keep, canHaveNickname, onKeep, onRemove }: ThingsProps<T>) {
  const group = useId()
  // Optimistic update until the server has answered.
  const [wanted, setWanted] = useState<number>()
  const choose = async (id: number, name: string) => {
    setWanted(id)
    await keep(id, { isDefault: true }, t`${name} is now your default`)
    setWanted(undefined)
  }
  return (
    <ul className={styles.things} aria-label={heading}>
      {things.map(({ id, name, nickname, detail, isDefault, more, picture }) => (
        <li key={id}>
          <div className={styles.thing}>
            {picture}
            <div className={styles.what}>
              <h3>{nickname ?? name}</h3>
              <p>{nickname ? `${name} · ${detail}` : detail}</p>
              {more && <p>{more}</p>}
            </div>
          </div>
          <label className={styles.defaultChoice}>
            <input
              type="radio"
              name={group}
              checked={wanted === undefined ? isDefault : wanted === id}
              onChange={() => void choose(id, nickname ?? name)}
            />
            <Trans>
              Default<span className="visually-hidden"> {name}</span>
            </Trans>
          </label>
          <div className={styles.actions}>
            {canHaveNickname && (
              <Rename name={name} nickname={nickname} onSave={(text) => onKeep(id, { nickname: text })} />
            )}
            <ConfirmButton
              label={t`Remove`}
              name={t`Remove ${name}`}
              look="plain"
              question={t`Remove ${name}?`}
              yes={t`Remove`}
              onYes={async () => onRemove(id, removedText(nickname ?? name))}
            >
              <Trans>Your brews with it stay in your log. You can add it again anytime.</Trans>
            </ConfirmButton>
          </div>
        </li>
      ))}
    </ul>
  )
}
