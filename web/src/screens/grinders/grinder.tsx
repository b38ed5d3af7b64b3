/** Grinder page: dial, settings for every method, and conversion to other grinders. */
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useEffect, useMemo } from 'react'
import { useLocation } from 'wouter'
import type { BrewMethod, PriceClass } from '#domain/catalog.ts'
import { buildCurve } from '#domain/curve.ts'
import { useRead } from '#web/api/hooks.ts'
import { DialFace } from '#web/drawings/dial-face.tsx'
import { BurrDrawing, GrinderDrawing } from '#web/drawings/grinder-drawing.tsx'
import { describeDial } from '#web/i18n/dial-labels.ts'
import { PictureButton } from '#web/parts/share/picture-button.tsx'
import { FOR_THE_VISIT, type GrinderChart, ownCurve, toModel, useDial, useMethods } from '#web/state/catalog.ts'
import { useViewer } from '#web/state/session.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icons.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { Figures, Page, Section } from '#web/ui/page.tsx'
import type { ScreenProps } from '#web/ui/screen.ts'
import { ShareButton } from '#web/ui/share-button.tsx'
import { Empty, Failed, Loading } from '#web/ui/states.tsx'
import { equipmentName } from '../../parts/equipment/equipment-name.ts'
import { evidenceKind } from '../../parts/equipment/evidence.ts'
import { useOwnGrinders } from '../../parts/equipment/own-equipment.ts'
import { compareLink } from './compared.ts'
import { ConvertBox } from './convert-box.tsx'
import { describeAdjustment, describeBurrs, describeDrive, describePrice } from './facts.ts'
import { GoodAt } from './good-at.tsx'
import styles from './grinder.module.css'
import { joinNames } from './join-names.ts'
import { methodRows } from './method-rows.ts'
import { MethodTable } from './method-table.tsx'
import { OwnPanel } from './own-panel.tsx'
import { Scale, ScaleKey } from './scale.tsx'

export default function Grinder({ params }: ScreenProps<'slug'>) {
  const chart = useDial(params.slug)
  const methods = useMethods()
  const [, navigate] = useLocation()
  const slug = chart.data?.slug
  // Other spellings of the name work in the URL; it is then replaced by the slug.
  useEffect(() => {
    if (slug && slug !== params.slug) navigate(`/grinders/${slug}`, { replace: true })
  }, [slug, params.slug, navigate])
  if (chart.data && methods.data) return <Found key={slug} chart={chart.data} methods={methods.data.data} />
  const error = chart.error ?? methods.error
  const isUnknown = error?.status === 404 || error?.status === 400
  return (
    <Page title={t`Grinder`} heading={isUnknown ? t`Grinder not found` : t`Grinder`}>
      {!error && <Loading height="60rem" />}
      {error && !isUnknown && (
        <Failed error={error} onRetry={() => [chart, methods].map((read) => read.error && read.refetch())} />
      )}
      {isUnknown && (
        <Empty
          scene="not-found"
          title={t`No grinder by that name`}
          action={
            <LinkButton href="/grinders">
              <Trans>All grinders</Trans>
            </LinkButton>
          }
        >
          {error.message}
        </Empty>
      )}
    </Page>
  )
}

/** Whether a member described the grinder; it keeps this slug when it is accepted into the catalog. */
const isOwnSlug = (slug: string): boolean => slug.startsWith('own-')

function Found({ chart, methods }: { chart: GrinderChart; methods: readonly BrewMethod[] }) {
  const calibration = useOwnGrinders().calibrations?.find(({ grinderSlug }) => grinderSlug === chart.slug)
  const { model, rows } = useMemo(() => {
    const model = buildCurve(toModel(chart))
    return { model, rows: methodRows(model, methods, calibration && ownCurve(toModel(chart), calibration)) }
  }, [chart, methods, calibration])
  const usual = rows.find(({ key }) => key === 'v60') ?? rows[0]
  const name = equipmentName(chart)
  const { scaleLabel: scale } = chart
  const range = describeDial(model.grinder)
  const unsupported = joinNames(chart.unsupportedMethods.map(({ name }) => name))
  const address = `${window.location.host}/grinders/${chart.slug}`
  const source = evidenceKind(chart.evidence)
  const make = useMake(chart)
  return (
    <Page
      title={name}
      heading={name}
      picture={<Picture chart={chart} make={make} />}
      lead={t`Dial: ${scale}, ${range}.`}
      actions={
        <>
          <LinkButton href={`/?grinder=${chart.slug}`}>
            <Trans>Dial in</Trans>
          </LinkButton>
          <Menu label={t`More`}>
            <ShareButton title={name} link={`/grinders/${chart.slug}`} />
            <PictureButton title={name} path={`/grinders/${chart.slug}`} />
            <Button look="quiet" onClick={() => window.print()}>
              <Trans>Print</Trans>
            </Button>
          </Menu>
        </>
      }
    >
      {isOwnSlug(chart.slug) && (
        <div data-noprint>
          <OwnPanel slug={chart.slug} />
        </div>
      )}
      <Section heading={t`From fine to coarse`}>
        <Scale curve={model} rows={rows} calibration={calibration?.references} />
        <ScaleKey isCalibrated={calibration !== undefined} />
      </Section>
      <Section heading={t`By brew method`}>
        <MethodTable rows={rows} isCalibrated={calibration !== undefined} />
        {chart.unsupportedMethods.length > 0 && (
          <p className={styles.soft}>
            <Trans>Not suitable for {unsupported}.</Trans>
          </p>
        )}
      </Section>
      <div data-noprint>
        <GoodAt
          curve={model}
          methods={methods}
          make={make}
          actions={
            <LinkButton look="quiet" href={compareLink([chart.slug])}>
              <Trans>Compare</Trans>
            </LinkButton>
          }
        />
      </div>
      <div data-noprint>
        <Section heading={t`On another grinder`}>
          <ConvertBox from={chart.slug} setting={(usual?.own ?? usual)?.settingLabel ?? ''} />
        </Section>
      </div>
      <div data-noprint className={styles.more}>
        <Make chart={chart} make={make} />
        <Calibrate isCalibrated={calibration !== undefined} slug={chart.slug} />
      </div>
      <p className={styles.printed}>
        <Trans>
          {address} · Based on: {source}
        </Trans>
      </p>
    </Page>
  )
}

interface Made {
  drive: string
  burrType: string
  burrSizeMm: number | null
  priceClass?: PriceClass
}

/** How the grinder is built; undefined until it is known. */
function useMake(chart: GrinderChart): Made | undefined {
  const brand = useRead('listGrinders', { query: { brand: chart.brand } }, FOR_THE_VISIT)
  const listed = brand.data?.grinders.find(({ slug }) => slug === chart.slug)
  const { drive, burrType, burrSizeMm = null } = chart
  return listed ?? (drive && burrType ? { drive, burrType, burrSizeMm } : undefined)
}

/** Drawings of the grinder and its dial; heading and facts say the same in words. */
function Picture({ chart, make }: { chart: GrinderChart; make: Made | undefined }) {
  return (
    <>
      <div className={styles.drawn}>{make && <GrinderDrawing grinder={{ ...make, slug: chart.slug }} size={96} />}</div>
      <DialFace dial={toModel(chart)} />
    </>
  )
}

const Burrs = ({ make }: { make: Made }) => (
  <span className={styles.burrs}>
    <BurrDrawing burrType={make.burrType} size={32} />
    {describeBurrs(make)}
  </span>
)

/** Sources are stored in plain characters: "um" for "µm", and hyphens in ranges. */
const typeset = (text: string): string => text.replaceAll(/(\d) um\b/g, '$1 µm').replaceAll(/(\d)-(\d)/g, '$1–$2')

function Make({ chart, make }: { chart: GrinderChart; make: Made | undefined }) {
  const { evidence } = chart
  const source = typeset(chart.source)
  const name = evidence?.name
  const price = make?.priceClass
  return (
    <Section heading={t`About this grinder`}>
      <div className={styles.facts}>
        <Figures
          figures={[
            { label: t({ message: 'Type', context: 'grinder' }), value: make ? describeDrive(make.drive) : '…' },
            { label: t`Burrs`, value: make ? <Burrs make={make} /> : '…' },
            { label: t`Adjustment`, value: describeAdjustment(chart.adjustment) },
            { label: t`Price, roughly`, value: make ? (price ? describePrice(price) : t`Unknown`) : '…' },
            { label: t`Based on`, value: evidenceKind(chart.evidence) },
          ]}
        />
      </div>
      {name && !isOwnSlug(chart.slug) && (
        <p>
          <Trans>Source of its numbers: {name}.</Trans>
        </p>
      )}
      {!chart.isDescribedByOwner && (
        <p className={styles.soft}>
          <Trans>Reference points: {source}.</Trans>
        </p>
      )}
    </Section>
  )
}

function Calibrate({ isCalibrated, slug }: { isCalibrated: boolean; slug: string }) {
  const viewer = useViewer()
  if (viewer === undefined) return null
  const next = encodeURIComponent(`/grinders/${slug}`)
  return (
    <div className={styles.calibrate}>
      <Icon name="grinder" />
      <p>
        {isCalibrated
          ? t`The green diamonds show your own grinder, from your calibration.`
          : t`No two grinders are alike. Calibrate yours, and every setting here will match it.`}
      </p>
      {viewer ? (
        <LinkButton look="quiet" href={`/profile/calibrate?grinder=${slug}`}>
          {isCalibrated ? t`Calibrate again` : t`Calibrate my grinder`}
        </LinkButton>
      ) : (
        <LinkButton look="quiet" href={`/sign-in?next=${next}`}>
          <Trans>Sign in to calibrate yours</Trans>
        </LinkButton>
      )}
    </div>
  )
}
