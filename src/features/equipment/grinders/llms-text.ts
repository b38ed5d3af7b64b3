/** Renders grinder data as plain text for language models. */
import { type BrewMethod, grinderName } from '../../../domain/catalog.ts'
import { methodChart } from '../../../domain/chart.ts'
import { ENGLISH_READER } from '../../../http/reader.ts'
import { dialMessage } from '../../../sentences/dial.ts'
import type { Catalog, Grinder } from '../catalog/catalog.ts'
import { withLabels } from './answers.ts'

const INTRODUCTION = `Brewprint puts every coffee grinder on one shared grind index, so that a setting on one can be
brewed on any other. 0 is espresso-fine (200 microns), about 40 is filter (680), 100 is the coarsest (1400):
index = (microns - 200) / 12. Every answer carries a range, because no two grinders of a model are quite alike.`

export function indexText({ grinders, methods }: Catalog, baseUrl: string): string {
  return `# Brewprint

> ${INTRODUCTION.replaceAll('\n', ' ')}

${grinders.length} grinders, ${methods.length} brew methods. Free to use, no key.

## Data
- [Everything as text](${baseUrl}/llms-full.txt): every grinder with its reference points and settings per method
- [All grinders](${baseUrl}/api/widget/grinders): slugs and names as JSON
- [One grinder](${baseUrl}/api/widget/grinder/comandante-c40-mk4): its dial-in chart as JSON
- [Convert a setting](${baseUrl}/api/v1/convert?from=comandante-c40-mk4&setting=24&to=baratza-encore): from one grinder to another

## For programs
- [API reference](${baseUrl}/docs), [OpenAPI](${baseUrl}/api/openapi.json)
- MCP: POST ${baseUrl}/api/mcp (tools convert_grind_setting, get_grinder_chart, list_grinders)
`
}

export function fullText(catalog: Catalog, baseUrl: string): string {
  return [
    `# Brewprint grinder data\n\n${INTRODUCTION}`,
    howSure(),
    howToConvert(baseUrl),
    `## Brew methods\n\nWindow on the grind index as finest - ideal - coarsest.\n\n${catalog.methods.map(methodLine).join('\n')}`,
    `## Grinders\n\nEach with its slug, how its dial is read, its reference points (index = setting) and, for each method,\nthe setting to start with and the usable range, written as the dial shows them.`,
    ...catalog.grinders.map((grinder) => grinderText(grinder, catalog.methods)),
  ]
    .join('\n\n')
    .concat('\n')
}

const howSure = (): string => `## How sure

Every range is an 80 % interval: in four of five kitchens the dial ends up inside. Its half-width on the index grows
with the index: 3 + 0.12 x index points for published curves, 0.8 of that for a maker's own table, 1.6 of that for
estimated ones, 1.5 of that beyond the outer reference points. A conversion combines both grinders' (root of the sum
of squares), a method's setting the grinder's and the method's own spread (3 points for espresso, 5 otherwise); no
range is narrower than one step of the dial either way. Confidence is high up to 5.5 points, medium up to 11, low
above. The index is nominal: no grinder was measured. Start in the middle of the range, taste,
and move one step: sour means finer, bitter or harsh means coarser, thin means more coffee.`

const howToConvert = (baseUrl: string): string => `## How to convert

Ask the service: it does the exact calculation.
- GET ${baseUrl}/api/v1/convert?from=SLUG&setting=SETTING&to=SLUG
- MCP at POST ${baseUrl}/api/mcp: convert_grind_setting { from, setting, to }, get_grinder_chart { grinder },
  list_grinders { search }
By hand: find the index of the setting between the first grinder's reference points (interpolate), then the setting
of that index between the second grinder's.`

const methodLine = ({ id, name, grindIndex: { min, ideal, max }, ratio, waterTempF }: BrewMethod): string =>
  `- ${name} (${id}): ${min} - ${ideal} - ${max}; ratio 1:${ratio.ideal}; water ${waterTempF.ideal} °F`

function grinderText(grinder: Grinder, methods: readonly BrewMethod[]): string {
  const { slug, scale, confidence, evidence, references, curve, burrType, burrSizeMm, drive } = grinder
  const { methods: settings, unsupportedMethods } = methodChart(curve, methods)
  const burrs = `${burrSizeMm === null ? '' : `${burrSizeMm} mm `}${burrType} burrs`
  return [
    `### ${grinderName(grinder)}`,
    `slug: ${slug}; ${drive}, ${burrs}; evidence: ${confidence}${evidence ? `, from ${evidence.name}` : ''}`,
    `dial: ${scale}; from ${ENGLISH_READER.t(dialMessage(grinder))}`,
    `references: ${references.map(({ grindIndex, setting }) => `${grindIndex} = ${setting}`).join(', ')}`,
    ...settings
      .map((row) => withLabels(grinder, row, ENGLISH_READER))
      .map(
        ({ label, settingLabel, rangeLabel, expectedLabel }) =>
          `- ${label}: ${settingLabel} (${rangeLabel}); most end up at ${expectedLabel}`,
      ),
    ...(unsupportedMethods.length > 0 ? [`can't reach: ${unsupportedMethods.map(({ name }) => name).join(', ')}`] : []),
  ].join('\n')
}
