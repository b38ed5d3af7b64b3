/** Screen that compares two brews. */

import { msg, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useSearchParams } from 'wouter'
import type { Formatter } from '#domain/units/formatter.ts'
import { useRead } from '../../api/hooks.ts'
import type { BrewLog } from '../../api/schema.ts'
import { RequireSignIn } from '../../parts/account/require-sign-in.tsx'
import { useFormat } from '../../state/units.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Combobox } from '../../ui/combobox.tsx'
import { Page } from '../../ui/page.tsx'
import { Empty, ReadResult } from '../../ui/states.tsx'
import { type BrewFacts, useBrewFacts } from './brew-facts.ts'
import styles from './compare.module.css'
import { ComparedWithOther, ComparedWithPrevious } from './comparison.tsx'

const TITLE = msg`Compare brews`

export default function Compare() {
  return (
    <RequireSignIn title={t(TITLE)} why={t`See two of your brews side by side.`}>
      <Page title={t(TITLE)} lead={t`See what changed and which one you liked better.`}>
        <Chosen />
      </Page>
    </RequireSignIn>
  )
}

/** The maximum of one request; older brews are compared from their own pages. */
const RECENT = 100

function Chosen() {
  const recent = useRead('listBrewLogs', { query: { limit: RECENT } })
  return (
    <ReadResult read={recent} height="60vh">
      {({ data }) => (data.length < 2 ? <TooFew /> : <Pair brews={data} />)}
    </ReadResult>
  )
}

const TooFew = () => (
  <Empty
    scene="brews"
    title={t`Nothing to compare yet`}
    action={<LinkButton href="/log/new">{t`Log a brew`}</LinkButton>}
  >
    <Trans>Log two brews to see them side by side.</Trans>
  </Empty>
)

function Pair({ brews }: { brews: readonly BrewLog[] }) {
  const [params, setParams] = useSearchParams()
  const factsOf = useBrewFacts(brews)
  const format = useFormat()
  // The last two brews by default.
  const a = idIn(params, 'a') ?? brews[0]!.id
  const b = idIn(params, 'b') ?? (params.has('a') ? undefined : brews[1]!.id)
  const choose = (name: 'a' | 'b') => (brew: BrewLog | null) => {
    const next = { a: String(a), ...(b !== undefined && { b: String(b) }), ...(brew && { [name]: String(brew.id) }) }
    setParams(next, { replace: true })
  }
  const field = (label: string, id: number | undefined, name: 'a' | 'b') => (
    <Combobox
      label={label}
      items={brews}
      value={brews.find((brew) => brew.id === id) ?? null}
      onChange={choose(name)}
      textOf={(brew) => nameOf(brew, factsOf(brew), format)}
      keyOf={(brew) => brew.id}
      detailOf={(brew) => factsOf(brew).figures.join(' · ')}
      placeholder={name === 'b' ? t`The brew before` : undefined}
    />
  )
  return (
    <>
      <div className={styles.choice}>
        {field(t`This brew`, a, 'a')}
        {field(t`Compare with`, b, 'b')}
      </div>
      {b === undefined || a === b ? <ComparedWithPrevious id={a} /> : <ComparedWithOther a={a} b={b} />}
    </>
  )
}

const nameOf = (brew: BrewLog, { title, setting }: BrewFacts, format: Formatter): string =>
  [title, setting, `${format.day(brew.createdAt)} ${format.timeOfDay(brew.createdAt)}`].filter(Boolean).join(', ')

function idIn(params: URLSearchParams, name: string): number | undefined {
  const text = params.get(name)
  return text && /^\d{1,9}$/.test(text) ? Number(text) : undefined
}
