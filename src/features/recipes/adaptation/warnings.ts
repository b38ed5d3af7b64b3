/** Warnings and notes of adapted recipes, as sentences with their codes and figures. */
import type { Finding, FindingCode } from '../../../domain/finding.ts'
import type { Warning as Found } from '../../../domain/statement.ts'
import type { Reader } from '../../../http/reader.ts'
import type { Warning } from '../../../http/schemas.ts'
import type { RecipeStatement } from '../../../sentences/statements.ts'

/** Findings about the size of a brew. */
const SIZE_FINDINGS: readonly FindingCode[] = ['brew_in_batches', 'below_minimum']

/** Findings that the reader should not miss. */
const WARNINGS: readonly FindingCode[] = ['cut_to_capacity', 'full_basket', 'shot_runs_fast', 'shot_runs_slow']

export const toWarnings = (warnings: readonly Found[], findings: readonly Finding[], reader: Reader): Warning[] =>
  toNotes([...warnings, ...findings.filter(({ code }) => WARNINGS.includes(code))], reader)

export const toNotes = (statements: readonly RecipeStatement[], reader: Reader) =>
  statements.map((statement) => ({ ...toDetail(statement), message: reader.say(statement) }))

/** A statement for clients that write it themselves. */
export const toDetail = ({ code, params }: RecipeStatement) => ({ code, params: params as Record<string, unknown> })

/** Batches and too little of something, as one sentence or two. */
export const sizeWarning = (findings: readonly Finding[], reader: Reader): string | null =>
  findings
    .filter(({ code }) => SIZE_FINDINGS.includes(code))
    .map((finding) => reader.say(finding))
    .join(' ') || null
