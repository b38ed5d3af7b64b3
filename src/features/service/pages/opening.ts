/** The top of a page, shown until the app's script has loaded; the app replaces it with the same text. */
import { MARK, NAME } from '../../../domain/brand.ts'
import { languageOf } from '../../../domain/text-language.ts'
import { html, type Markup } from './markup.ts'

export interface Opening {
  /** The line over the heading. */
  above?: string
  heading: string
  lead?: string
  /** Whether to leave room for the drawing of a coffee or brewer. */
  hasTile?: boolean
  /** Shown below the buttons that the app draws. */
  text?: string | null
  /** Whether it is the start screen's, which has a picture and is hidden for members. */
  isStart?: boolean
}

/** Hidden from screen readers, which would read everything twice. */
export const openingHtml = (opening: Opening | undefined): Markup =>
  html`<div class="opening" aria-hidden="true"><p class="opening-name">${LOGO}${NAME}</p>${opening && top(opening)}</div>`

const top = ({ above, heading, lead, hasTile, text, isStart }: Opening): Markup =>
  html`<div class="${isStart ? 'opening-start' : 'opening-top'}">${isStart && SCENE}${hasTile && TILE}<div>${above && html`<p class="opening-above">${above}</p>`}<p class="opening-heading">${written(heading)}</p>${lead && html`<p class="opening-lead">${lead}</p>`}</div></div>${text && html`<div class="opening-text"><p>${written(text)}</p></div>`}`

/** Marks a text in another script as the app does, so that nothing moves when the app replaces it. */
function written(text: string): Markup | string {
  const language = languageOf(text)
  return language ? html`<bdi lang="${language}">${text}</bdi>` : text
}

/** As in the app's header. */
const LOGO = html`<svg viewBox="8 6 48 52" width="26" height="28"><path fill="none" stroke="currentColor" stroke-width="3.6" stroke-linecap="round" d="${MARK.join('')}"/></svg>`
const TILE = html`<div class="opening-tile"></div>`
const SCENE = html`<svg viewBox="0 0 240 72" preserveAspectRatio="xMidYMid slice"><use href="/scene.svg#lines"/><use href="/scene.svg#coffee" class="opening-coffee"/></svg>`
