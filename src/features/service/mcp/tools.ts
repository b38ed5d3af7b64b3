/** The three tools for assistants: their input, their output and their descriptions. */
import { type Static, type TSchema, Type } from 'typebox'
import { adaptRecipe } from '../../../domain/adaptation.ts'
import { type BrewMethod, ROAST_LEVELS, type RoastLevel } from '../../../domain/catalog.ts'
import { expectedAround, methodSetting, ROAST_INDEX_SHIFT } from '../../../domain/chart.ts'
import { parseRoastLevel } from '../../../domain/roast.ts'
import { badRequest } from '../../../http/errors.ts'
import { ENGLISH_READER } from '../../../http/reader.ts'
import { Warnings } from '../../../http/schemas.ts'
import { oneOf } from '../../../http/validation.ts'
import { verbatim } from '../../../i18n/message.ts'
import type { Catalog, Grinder } from '../../equipment/catalog/catalog.ts'
import { requireNamedMethod } from '../../equipment/catalog/methods.ts'
import { answerConversion, chartOf, toName } from '../../equipment/grinders/answers.ts'
import type { GrinderFinder } from '../../equipment/grinders/find.ts'
import {
  ChartSchema,
  ConversionSchema,
  GrinderNameSchema,
  GrinderText,
  MethodSettingSchema,
} from '../../equipment/grinders/schemas.ts'
import { toWarnings } from '../../recipes/adaptation/warnings.ts'

export interface Tool<Input extends TSchema = TSchema> {
  name: string
  title: string
  description: string
  input: Input
  output: TSchema
  run(input: Static<Input>): object
}

export interface ToolContext {
  catalog: Catalog
  finder: GrinderFinder
  baseUrl: () => string
}

const define = <Input extends TSchema>(tool: Tool<Input>): Tool => tool as unknown as Tool

const SLUGS =
  'A grinder is named by its slug (lower case with dashes: comandante-c40-mk4, baratza-encore, fellow-ode-gen-2) or by an ordinary name ("Comandante MK4", "jx pro"). If a name fits several grinders the error lists them; list_grinders finds the slug.'

const StartingRecipe = Type.Object({
  doseGrams: Type.Number(),
  waterGrams: Type.Number(),
  ratio: Type.Number({ description: 'Water to coffee' }),
  waterTempF: Type.Number(),
  brewTimeSeconds: Type.Number(),
})

const Featured = Type.Object({
  ...MethodSettingSchema.properties,
  roast: Type.Optional(Type.String()),
  recipe: StartingRecipe,
  warnings: Warnings,
})

export const createTools = (context: ToolContext): Tool[] => [
  define({
    name: 'convert_grind_setting',
    title: 'Convert a grind setting',
    description: `Translates a setting on one coffee grinder to the setting that grinds alike on another, with a range and how sure it is. Tell the user the label (as the dial shows it) and the range, not the number alone. ${SLUGS}`,
    input: Type.Object({
      from: GrinderText,
      setting: Type.Union([Type.Number(), Type.String({ minLength: 1, maxLength: 60 })], {
        description:
          'The setting on the first grinder as its dial shows it ("24 clicks", "7.0", "2.4.1", "5.1", "5N"), or the plain number that answers carry. A number is read like its text: on a dial of numbers and clicks 8.5 is number 8, click 5, and 7 is 7 clicks; send "7.0" as text',
      }),
      to: GrinderText,
    }),
    output: ConversionSchema,
    run: (query) => answerConversion(context.catalog, context.finder, query, ENGLISH_READER),
  }),
  define({
    name: 'get_grinder_chart',
    title: "Get a grinder's dial-in chart",
    description: `Where to set a coffee grinder for every brew method, espresso through cold brew, each with its usable range. With a method (and a roast) the answer leads with that method's setting and a starting recipe. ${SLUGS}`,
    input: Type.Object({
      grinder: GrinderText,
      method: Type.Optional(
        Type.String({
          minLength: 1,
          maxLength: 60,
          description:
            'A brew method to lead with, or a brewer ("Chemex", "Kalita Wave"): in the words people use, such as v60, espresso, french-press',
        }),
      ),
      roast: Type.Optional(
        Type.String({
          minLength: 1,
          maxLength: 20,
          description: `How dark the coffee is, together with a method: ${ROAST_LEVELS.join(', ')}`,
        }),
      ),
    }),
    output: Type.Object({ selected: Type.Optional(Featured), ...ChartSchema.properties }),
    run: ({ grinder: text, method, roast }) => {
      const grinder = context.finder.require(text, 'grinder')
      const chart = chartOf(grinder, context.catalog.methods, context.baseUrl(), ENGLISH_READER)
      const roastLevel = roast === undefined ? undefined : requireRoast(roast)
      if (method === undefined) return chart
      const chosen = requireNamedMethod(context.catalog, method, 'method')
      return { selected: feature(grinder, chosen, roastLevel), ...chart }
    },
  }),
  define({
    name: 'list_grinders',
    title: 'List supported grinders',
    description:
      'Every supported coffee grinder with its slug. With `search` the best matches come first; small misspellings are forgiven ("barataza" finds Baratza).',
    input: Type.Object({
      search: Type.Optional(
        Type.String({ maxLength: 100, description: 'Part of a brand or model name; leave it out for all' }),
      ),
    }),
    output: Type.Object({ grinders: Type.Array(GrinderNameSchema), count: Type.Integer() }),
    run: ({ search }) => {
      const found = context.finder.search(search ?? '').map(toName)
      return { grinders: found, count: found.length }
    },
  }),
]

function requireRoast(text: string): RoastLevel {
  const level = parseRoastLevel(text)
  if (!level) throw badRequest(oneOf(verbatim('roast'), ROAST_LEVELS), 'roast')
  return level
}

/** A method's setting for a roast, and a starting recipe; if out of reach, the end of the dial and a warning. */
function feature({ curve }: Grinder, method: BrewMethod, roast: RoastLevel | undefined) {
  const brewer = { defaultWaterTempF: method.waterTempF.ideal }
  const { adapted, warnings, findings } = adaptRecipe({ method, brewer, curve, roastLevel: roast ?? 'MEDIUM' })
  const { doseGrams, waterGrams, ratio, waterTempF, brewTimeSeconds, grindSetting } = adapted
  const row = methodSetting(curve, method, roast ? ROAST_INDEX_SHIFT[roast] : 0)
  const { expected, confidence } = expectedAround(curve, method, grindSetting)
  const range = row?.range ?? { min: grindSetting, max: grindSetting }
  return {
    key: method.id,
    label: method.name,
    setting: grindSetting,
    settingLabel: ENGLISH_READER.setting(curve.grinder, grindSetting),
    range,
    rangeLabel: ENGLISH_READER.range(curve.grinder, range),
    expected,
    expectedLabel: ENGLISH_READER.range(curve.grinder, expected),
    confidence,
    ...(roast && { roast }),
    recipe: { doseGrams, waterGrams, ratio, waterTempF, brewTimeSeconds },
    warnings: toWarnings(warnings, findings, ENGLISH_READER),
  }
}
