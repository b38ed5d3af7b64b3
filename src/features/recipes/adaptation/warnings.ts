/** Warnings and notes of adapted recipes, as sentences with their codes and figures. */
import type { Finding, FindingCode } from '../../../domain/finding.ts'
import type { Warning as Found } from '../../../domain/statement.ts'
import type { Reader } from '../../../http/reader.ts'
import type { Warning } from '../../../http/schemas.ts'
import type { RecipeStatement } from '../../../sentences/statements.ts'

const SIZE_FINDINGS: readonly FindingCode[] = ['brew_in_batches', 'below_minimum']

/** Findings that the reader should not miss. */
const WARNINGS: readonly FindingCode[] = ['cut_to_capacity', 'full_basket', 'shot_runs_fast', 'shot_runs_slow']

export const toWarnings = (warnings: readonly Found[], findings: readonly Finding[], reader: Reader): Warning[] =>
  toNotes([...warnings, ...findings.filter(({ code }) => WARNINGS.includes(code))], reader)

export const toNotes = (statements: readonly RecipeStatement[], reader: Reader) =>
  statements.map((statement) => ({ ...toDetail(statement), message: reader.say(statement) }))

/** A statement as code and parameters, for clients that write their own sentences. */
export const toDetail = ({ code, params }: RecipeStatement) => ({ code, params: params as Record<string, unknown> })

/** Says that the brew takes several batches or that an amount is below the minimum; null if neither applies. */
export const sizeWarning = (findings: readonly Finding[], reader: Reader): string | null =>
  findings
    .filter(({ code }) => SIZE_FINDINGS.includes(code))
    .map((finding) => reader.say(finding))
    .join(' ') || null
