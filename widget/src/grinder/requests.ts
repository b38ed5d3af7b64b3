/** Requests to the service about grinders; responses are cached for the page. */
import type { Recipe } from '../reply.ts'

const TIMEOUT_MS = 20_000

const asked = new Map<string, Promise<unknown>>()

async function ask<T>(url: string, language: string): Promise<T> {
  const key = `${language} ${url}`
  const answer = (asked.get(key) ?? fetchJson(url, language)) as Promise<T>
  asked.set(key, answer)
  // Failures aren't cached, so that a visitor can try again.
  answer.catch(() => asked.delete(key))
  return answer
}

async function fetchJson(url: string, language: string): Promise<unknown> {
  const response = await fetch(url, {
    // The language of the widget, which may differ from the browser's.
    headers: { 'accept-language': language },
    credentials: 'omit',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!response.ok) throw new Error(String(response.status))
  return response.json()
}

export interface GrinderName {
  slug: string
  brand: string
  name: string
}

export const listGrinders = async (base: string, language: string): Promise<GrinderName[]> =>
  (await ask<{ grinders: GrinderName[] }>(`${base}api/widget/grinders`, language)).grinders

export interface Setting {
  /** As the dial shows it: "24 clicks". */
  label: string
  rangeLabel: string
  /** The method's usual setting, if the recipe has none. */
  isUsual?: boolean
  note?: string
}

/** The recipe's grind on a grinder; undefined if that grinder can't grind for its method. */
export async function settingOn(
  base: string,
  { grind, method }: Recipe,
  grinder: string,
  language: string,
): Promise<Setting | undefined> {
  if (grind) {
    const query = new URLSearchParams({ from: grind.grinder, setting: String(grind.setting), to: grinder })
    try {
      return await ask<Setting>(`${base}api/v1/convert?${query}`, language)
    } catch {
      // The recipe's grinder may no longer be known: falls back to the method's usual setting.
    }
  }
  const chart = await ask<Chart>(`${base}api/widget/grinder/${encodeURIComponent(grinder)}`, language)
  const usual = chart.methods.find(({ key }) => key === method)
  return usual && { label: usual.settingLabel, rangeLabel: usual.expectedLabel, isUsual: true }
}

interface Chart {
  methods: { key: string; settingLabel: string; expectedLabel: string }[]
}
