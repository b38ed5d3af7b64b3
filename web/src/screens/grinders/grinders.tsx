/** List of all grinders by brand, with a fuzzy search. */
import { t } from '@lingui/core/macro'
import { Plural, Trans } from '@lingui/react/macro'
import { useMemo, useState } from 'react'
import { Link } from 'wouter'
import { type GrinderNames, indexGrinderNames, searchGrinders } from '#domain/grinder-names.ts'
import type { Reply } from '#web/api/client.ts'
import { useListedGrinders } from '#web/state/catalog.ts'
import { useUrlSync } from '#web/state/url-sync.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Choices } from '#web/ui/choices.tsx'
import { TextField } from '#web/ui/fields.tsx'
import { Page, Row } from '#web/ui/page.tsx'
import { Empty, ReadResult } from '#web/ui/states.tsx'
import { equipmentName } from '../../parts/equipment/equipment-name.ts'
import { useOwnGrinders } from '../../parts/equipment/own-equipment.ts'
import { describeBurrs, describeDrive } from './facts.ts'
import styles from './grinders.module.css'

/** A grinder of the catalog or one of the viewer's, which come without their evidence. */
export type Grinder = Omit<Reply<'listGrinders'>['grinders'][number], 'evidence'>

const DRIVES = ['', 'hand', 'electric'] as const
type Drive = (typeof DRIVES)[number]

export default function Grinders() {
  const read = useListedGrinders()
  const asked = new URLSearchParams(window.location.search)
  const [q, setQ] = useState(asked.get('q') ?? '')
  const [drive, setDrive] = useState<Drive>(DRIVES.find((value) => value === asked.get('drive')) ?? '')
  useUrlSync(
    '/grinders',
    new URLSearchParams([...(q ? [['q', q]] : []), ...(drive ? [['drive', drive]] : [])]).toString(),
  )
  return (
    <Page
      title={t`Grinders`}
      lead={t`Find the settings of your grinder for every brew method.`}
      actions={
        <>
          <LinkButton href="/convert">
            <Trans>Convert a setting</Trans>
          </LinkButton>
          <LinkButton href="/grinders/measure" look="quiet">
            <Trans>Measure your grind</Trans>
          </LinkButton>
        </>
      }
    >
      <search className={styles.search}>
        <TextField type="search" label={t`Search grinders`} placeholder={t`Brand or model`} value={q} onChange={setQ} />
        <Choices
          label={t({ message: 'Type', context: 'grinder' })}
          value={drive}
          options={DRIVES.map((value) => ({ value, label: value ? describeDrive(value) : t`All` }))}
          onChange={setDrive}
        />
      </search>
      <ReadResult read={read} height="60rem">
        {({ grinders }) => <Found grinders={grinders} q={q} drive={drive} onReset={() => [setQ(''), setDrive('')]} />}
      </ReadResult>
    </Page>
  )
}

interface FoundProps {
  grinders: readonly Grinder[]
  q: string
  drive: Drive
  onReset: () => void
}

function Found({ grinders, q, drive, onReset }: FoundProps) {
  const names: GrinderNames<Grinder> = useMemo(() => indexGrinderNames(grinders), [grinders])
  const own = useOwnGrinders().grinders ?? []
  const found = searchGrinders(names, q).filter((grinder) => drive === '' || grinder.drive === drive)
  const count = found.length
  const isSearch = q.trim() !== ''
  const brands = isSearch ? [] : groupByBrand(found)
  return (
    <>
      <p role="status" className={styles.count}>
        <Plural value={count} one="# grinder" other="# grinders" />
      </p>
      {found.length === 0 && (
        <Empty
          title={t`No grinder by that name`}
          action={
            <Row>
              <Button onClick={onReset}>
                <Trans>Show all</Trans>
              </Button>
              <LinkButton look="quiet" href={`/profile/grinders/new?name=${encodeURIComponent(q.trim())}`}>
                <Trans>My grinder isn't listed</Trans>
              </LinkButton>
            </Row>
          }
        >
          <Trans>Try just the brand, or part of the model name.</Trans>
        </Empty>
      )}
      {isSearch && found.length > 0 && <List grinders={found} isRanked />}
      {found.length > 0 && (
        <p>
          <Link href="/profile/grinders/new">
            <Trans>My grinder isn't listed</Trans>
          </Link>
        </p>
      )}
      <div className={styles.brands}>
        {!isSearch && own.length > 0 && <Brand name={t`Your grinders`} grinders={own} isNamedInFull />}
        {brands.map(([brand, grinders]) => (
          <Brand key={brand} name={brand} grinders={grinders} />
        ))}
      </div>
    </>
  )
}

function groupByBrand(grinders: readonly Grinder[]): [string, Grinder[]][] {
  const groups = Map.groupBy(grinders, ({ brand }) => brand)
  return [...groups].sort(([a], [b]) => a.localeCompare(b, 'en'))
}

interface BrandProps {
  name: string
  grinders: readonly Grinder[]
  isNamedInFull?: boolean
}

const Brand = ({ name, grinders, isNamedInFull }: BrandProps) => (
  <section className={styles.brand}>
    <h2>{name}</h2>
    <List grinders={grinders} isRanked={isNamedInFull} />
  </section>
)

const List = ({ grinders, isRanked }: { grinders: readonly Grinder[]; isRanked?: boolean }) => (
  <ul className={isRanked ? styles.ranked : styles.list}>
    {grinders.map((grinder) => (
      <li key={grinder.slug}>
        <Link href={`/grinders/${grinder.slug}`}>{isRanked ? equipmentName(grinder) : grinder.name}</Link>
        <small>
          {describeDrive(grinder.drive)} · {describeBurrs(grinder)}
        </small>
      </li>
    ))}
  </ul>
)
