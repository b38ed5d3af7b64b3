/** Screen that calibrates the viewer's grinder. */
import { msg, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useLocation, useSearchParams } from 'wouter'
import { grinderName } from '#domain/catalog.ts'
import { useRead } from '../../api/hooks.ts'
import { RequireSignIn } from '../../parts/account/require-sign-in.tsx'
import { GrinderField } from '../../parts/equipment/equipment-field.tsx'
import { useAllGrinders, useDial, useMethods } from '../../state/catalog.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Page } from '../../ui/page.tsx'
import { Empty, Failed, Loading } from '../../ui/states.tsx'
import { CalibrationAssistant } from './calibration-assistant.tsx'

const TITLE = msg`Calibrate your grinder`

export default function Calibrate() {
  const [params] = useSearchParams()
  const slug = params.get('grinder') ?? undefined
  return (
    <RequireSignIn
      title={t(TITLE)}
      why={t`Every grinder is a little different. After a brew or two, our grind settings fit yours.`}
    >
      {slug === undefined ? <ChooseGrinder /> : <OneGrinder key={slug} slug={slug} />}
    </RequireSignIn>
  )
}

function ChooseGrinder() {
  const all = useAllGrinders().data?.grinders
  const [, navigate] = useLocation()
  const choose = (id: number | null) => {
    const slug = all?.find((grinder) => grinder.id === id)?.slug
    if (slug) navigate(`/profile/calibrate?grinder=${slug}`)
  }
  return (
    <Page title={t(TITLE)} lead={t`Which grinder do you want to calibrate?`} narrow>
      <p>
        <Trans>
          It takes a brew or two: brew at the setting we suggest, then tell us whether the grind was too fine or too
          coarse. From then on, every grind setting you see is the one for your own grinder.
        </Trans>
      </p>
      <GrinderField
        value={null}
        onChange={choose}
        onDescribed={({ slug }) => navigate(`/profile/calibrate?grinder=${slug}`)}
      />
    </Page>
  )
}

function OneGrinder({ slug }: { slug: string }) {
  const read = useDial(slug)
  const { data: chart, dial, error } = read
  const own = useRead('listUserGrinders')
  const methods = useMethods()
  if (error?.status === 404 || error?.status === 400) return <Unknown />
  const grinder = dial && grinderName(dial)
  const failed = error ?? own.error ?? methods.error
  const isOwned = own.data?.grinders.some(({ id }) => id === chart?.id) ?? false
  const calibration = own.data?.calibrations.find(({ grinderId }) => grinderId === chart?.id)
  return (
    <Page
      title={t(TITLE)}
      heading={grinder ? t`Calibrate your ${grinder}` : t(TITLE)}
      lead={t`Brew at a setting, then tell us how the grind was. One brew helps, two or three are better.`}
    >
      {chart && dial && own.data && methods.data ? (
        <CalibrationAssistant
          dial={dial}
          grinderId={chart.id}
          methods={methods.data.data}
          found={calibration?.references ?? NONE}
          brews={calibration?.brews ?? NONE}
          measurements={calibration?.measurements ?? NONE}
          isOwned={isOwned}
        />
      ) : failed ? (
        <Failed error={failed} onRetry={() => [read, own, methods].map((each) => each.error && each.refetch())} />
      ) : (
        <Loading height="60vh" />
      )}
    </Page>
  )
}

/** A constant, so that its identity is stable between renders. */
const NONE: never[] = []

const Unknown = () => (
  <Page title={t(TITLE)} narrow>
    <Empty
      scene="not-found"
      title={t`Grinder not found`}
      action={<LinkButton href="/profile/equipment">{t`Go to my equipment`}</LinkButton>}
    >
      <Trans>This grinder isn't in our catalog.</Trans>
    </Empty>
  </Page>
)
