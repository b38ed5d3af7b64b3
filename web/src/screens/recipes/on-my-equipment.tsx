/** A recipe's setting on the viewer's own grinder, bent by their own calibration where there is one. */
import { useMemo } from 'react'
import type { CalibrationReference } from '#domain/calibration.ts'
import type { BrewMethod } from '#domain/catalog.ts'
import { convert } from '#domain/conversion.ts'
import { buildCurve } from '#domain/curve.ts'
import type { Reply } from '../../api/client.ts'
import { useRead } from '../../api/hooks.ts'
import type { Recipe } from '../../api/operations.ts'
import { type GrinderChart, ownCurve, toModel, useMethods } from '../../state/catalog.ts'
import { settingOn } from '../../state/grind-setting.ts'
import { LinkButton } from '../../ui/button.tsx'
import { GrinderPicker } from '../../ui/equipment-picker.tsx'
import { Card, Stack } from '../../ui/page.tsx'
import { Shown } from '../../ui/states.tsx'
import { Confidence } from '../dial-in/confidence.tsx'
import { useMyEquipment } from './my-grinder.ts'
import styles from './on-my-equipment.module.css'

const FOR_THE_VISIT = { staleTime: Number.POSITIVE_INFINITY }

type GrinderName = Reply<'listGrinderNames'>['grinders'][number]

export function OnMyEquipment({ recipe }: { recipe: Recipe }) {
  const { grinder: slug, references, chooseGrinder } = useMyEquipment()
  const names = useRead('listGrinderNames', undefined, FOR_THE_VISIT).data?.grinders ?? []
  return (
    <Card>
      <Stack>
        <h2>On your grinder</h2>
        <GrinderPicker<GrinderName>
          label="Your grinder"
          placeholder="Choose yours"
          items={names}
          value={names.find((name) => name.slug === slug) ?? null}
          onChange={(grinder) => grinder && chooseGrinder(grinder.slug)}
          keyOf={(grinder) => grinder.slug}
        />
        {slug ? (
          <Converted recipe={recipe} slug={slug} references={references} />
        ) : (
          <p className={styles.soft}>Choose it once, and every recipe shows the setting for it.</p>
        )}
        <LinkButton href={`/?coffee=${recipe.coffee.id}&brewer=${recipe.machine.slug}`} look="quiet">
          Dial in this coffee
        </LinkButton>
      </Stack>
    </Card>
  )
}

interface ConvertedProps {
  recipe: Recipe
  slug: string
  references: readonly CalibrationReference[] | undefined
}

function Converted({ recipe, slug, references }: ConvertedProps) {
  const from = useRead('getGrinderChart', { path: { slug: recipe.grinder.slug } }, FOR_THE_VISIT)
  const to = useRead('getGrinderChart', { path: { slug } }, FOR_THE_VISIT)
  const methods = useMethods()
  const both = {
    data: from.data && to.data && methods.data && { from: from.data, to: to.data, methods: methods.data.data },
    error: from.error ?? to.error ?? methods.error,
    refetch: () => [from, to, methods].map((read) => read.error && read.refetch()),
  }
  return (
    <Shown read={both} height="9rem">
      {({ from, to, methods }) => (
        <Setting recipe={recipe} from={from} to={to} methods={methods} references={references} />
      )}
    </Shown>
  )
}

interface SettingProps extends Omit<ConvertedProps, 'slug'> {
  from: GrinderChart
  to: GrinderChart
  methods: readonly BrewMethod[]
}

function Setting({ recipe, from, to, methods, references }: SettingProps) {
  const answer = useMemo(() => {
    const source = buildCurve(toModel(from))
    // The dial may have been corrected since; the server remembers how the setting was read.
    const setting = settingOn(source.grinder, recipe.grindSetting) ?? source.settingAt(recipe.grindIndex)
    return convert(source, ownCurve(toModel(to), references), setting, methods)
  }, [recipe, from, to, methods, references])
  return (
    <div>
      <p className={styles.setting}>{answer.label}</p>
      {from.slug === to.slug ? (
        <p className={styles.soft}>The very grinder of this recipe.</p>
      ) : (
        <>
          <p>Between {answer.rangeLabel}</p>
          <Confidence confidence={answer.confidence} basis={answer.basis} />
        </>
      )}
      {answer.note && <p className={styles.note}>{answer.note}</p>}
    </div>
  )
}
