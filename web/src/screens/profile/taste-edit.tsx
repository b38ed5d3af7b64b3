/** Chart of the taste profile, with sliders that change it. */
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { type TasteLevels, type TasteVector, vectorFromLevels } from '#domain/taste.ts'
import { useRead, useWrite } from '../../api/hooks.ts'
import { useDraftState } from '../../state/draft-state.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Card, Page, Row, Section, Stack } from '../../ui/page.tsx'
import { Slider } from '../../ui/slider.tsx'
import { ErrorNote, ReadResult } from '../../ui/states.tsx'
import { toast } from '../../ui/toast.tsx'
import styles from './taste-edit.module.css'
import { TasteFlower } from './taste-flower.tsx'
import { DIMENSIONS, describeTaste, formatShare, QUESTIONS } from './taste-labels.ts'
import { BY_TASTE, levelsOf, type TasteProfile, TITLE, withoutVector } from './taste-profile.ts'

interface TasteEditProps {
  /** Null while only the preferences of the vector are told. */
  profile: TasteProfile | null
  onAskAgain: () => void
}

export function TasteEdit({ profile, onAskAgain }: TasteEditProps) {
  const vector = useRead('getTasteProfile')
  return (
    <Page
      title={t(TITLE)}
      lead={vector.data && describeTaste(vector.data.profile)}
      actions={
        <>
          <LinkButton href="/recipes">{t`Recipes for my taste`}</LinkButton>
          <Button look="quiet" onClick={onAskAgain}>
            <Trans>Answer again</Trans>
          </Button>
        </>
      }
    >
      <ReadResult read={vector} height="60vh">
        {(data) => <Sliders profile={profile} taste={data.profile} />}
      </ReadResult>
    </Page>
  )
}

interface Draft {
  levels: Partial<TasteLevels>
  roast: number
}

function Sliders({ profile, taste }: { profile: TasteProfile | null; taste: TasteVector }) {
  const [changed, setChanged] = useDraftState<Draft | null>('taste', null)
  const save = useWrite('patchProfile', {
    invalidates: BY_TASTE,
    onSuccess: () => {
      toast(t`Taste saved`)
      setChanged(null)
    },
  })
  const draft = changed ?? { levels: levelsOf(profile), roast: taste.roastPreference }
  const shown = changed ? { ...taste, ...vectorFromLevels(draft.levels), roastPreference: draft.roast } : taste
  return (
    <div className={styles.taste}>
      <Card>
        <TasteFlower taste={shown} />
      </Card>
      <Section heading={t`Fine-tune`}>
        <Stack>
          <LevelSliders levels={draft.levels} onChange={(levels) => setChanged({ ...draft, levels })} />
          <Slider
            label={t`Roast level`}
            min={0}
            max={4}
            ends={[t(ROAST.leanings[0]), t(ROAST.leanings[4])]}
            value={Math.round(draft.roast * 4)}
            valueText={formatShare(ROAST, draft.roast)}
            onChange={(fourths) => setChanged({ ...draft, roast: fourths / 4 })}
          />
          {save.error && <ErrorNote>{save.error.message}</ErrorNote>}
          <Row>
            <Button disabled={!changed} busy={save.isPending} onClick={() => save.mutate({ body: toBody(draft) })}>
              <Trans>Save</Trans>
            </Button>
            {changed && (
              <Button look="quiet" onClick={() => setChanged(null)}>
                <Trans>Discard changes</Trans>
              </Button>
            )}
          </Row>
        </Stack>
      </Section>
    </div>
  )
}

const ROAST = DIMENSIONS.find(({ name }) => name === 'roastPreference')!

const toBody = ({ levels, roast }: Draft) => ({ ...withoutVector(levels), ...levels, roastPreference: roast })

interface LevelSlidersProps {
  levels: Partial<TasteLevels>
  onChange: (levels: Partial<TasteLevels>) => void
}

const LevelSliders = ({ levels, onChange }: LevelSlidersProps) =>
  QUESTIONS.map(({ name, label, ends, answers }) => (
    <Slider
      key={name}
      label={t(label)}
      min={1}
      max={5}
      ends={[t(ends[0]), t(ends[1])]}
      value={levels[name] ?? 3}
      valueText={levels[name] === undefined ? t`not set` : t(answers[levels[name] - 1]!)}
      onChange={(level) => onChange({ ...levels, [name]: level })}
    />
  ))
