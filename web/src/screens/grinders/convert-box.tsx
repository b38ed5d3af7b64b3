/** On a grinder's page: one of its settings on any other grinder. */
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { useDial } from '#web/state/catalog.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/page.tsx'
import { ErrorNote } from '#web/ui/states.tsx'
import { Confidence } from '../../parts/equipment/confidence.tsx'
import { ExpectedRange } from '../../parts/equipment/expected-range.tsx'
import { useMyEquipment } from '../../parts/equipment/my-equipment.ts'
import styles from './convert-box.module.css'
import { GrinderChooser } from './grinder-chooser.tsx'
import { OnYours } from './on-yours.tsx'
import { SettingField } from './setting-field.tsx'
import { useConversion } from './use-conversion.ts'

const POPULAR = ['comandante-c40-mk4', 'baratza-encore']

export function ConvertBox({ from, setting: first }: { from: string; setting: string }) {
  const { grinder: mine } = useMyEquipment()
  const [typed, setSetting] = useState<string>()
  const setting = typed ?? first
  const [chosen, setTo] = useState<string>()
  const to = chosen ?? [mine, ...POPULAR].find((slug) => slug && slug !== from)!
  const query = { from, setting, to }
  const conversion = useConversion(query)
  const { data } = conversion
  const { dial } = useDial(data?.to.slug)
  return (
    <Card>
      <div className={styles.fields}>
        <SettingField query={query} conversion={conversion} onChange={setSetting} />
        <GrinderChooser label={t`Convert to`} value={to} error={conversion.errorOf('to')} onChange={setTo} />
        <div className={styles.answer} role="status">
          {data && (
            <>
              <p className={styles.label}>{data.label}</p>
              {dial && data.reachable && (
                <p>
                  <ExpectedRange dial={dial} range={data.range} basis={data.basis} />
                </p>
              )}
              <OnYours calibrated={data.calibrated} />
              {data.note && <p>{data.note}</p>}
            </>
          )}
        </div>
        {conversion.error && <ErrorNote>{conversion.error.message}</ErrorNote>}
      </div>
      <div className={styles.foot}>
        {data && <Confidence confidence={data.confidence} basis={data.basis} />}
        <LinkButton look="quiet" href={`/convert?${new URLSearchParams(query)}`}>
          <Trans>Open in converter</Trans>
        </LinkButton>
      </div>
    </Card>
  )
}
