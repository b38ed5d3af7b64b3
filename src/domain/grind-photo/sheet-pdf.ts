/** The printed sheet as a PDF: rectangles and two lines of text need no library. */
import { PAPERS_MM, type PaperSize, type SheetWords, sheetRects, sheetTexts } from './sheet.ts'

const POINTS_PER_MM = 72 / 25.4

export function sheetPdf(paper: PaperSize, words: SheetWords): Uint8Array<ArrayBuffer> {
  const { width, height } = PAPERS_MM[paper]
  const content = drawing(paper, words)
  return assemble([
    // Viewers print at the real size by default, instead of fitting the page into the printer's margins.
    '<< /Type /Catalog /Pages 2 0 R /ViewerPreferences << /PrintScaling /None >> >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${points(width)} ${points(height)}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ])
}

/** PDF counts from the bottom of the page. */
function drawing(paper: PaperSize, words: SheetWords): string {
  const { height: page } = PAPERS_MM[paper]
  const rects = sheetRects(paper).map(({ x, y, width, height, isDark }) =>
    [isDark ? 0 : 1, 'g', points(x), points(page - y - height), points(width), points(height), 're f'].join(' '),
  )
  const texts = sheetTexts(paper, words).map(
    ({ x, y, sizeMm, text }) =>
      `0 g BT /F1 ${points(sizeMm)} Tf ${points(x)} ${points(page - y)} Td (${escaped(text)}) Tj ET`,
  )
  return [...rects, ...texts].join('\n')
}

const points = (mm: number): string => (mm * POINTS_PER_MM).toFixed(4)

/** One byte a character: what Latin-1 doesn't have is left out. */
const escaped = (text: string): string => text.replace(/[^\x20-\x7e\xa0-\xff]/g, '').replace(/[\\()]/g, '\\$&')

/** Numbers the objects from 1 on, and adds the table of where each begins. */
function assemble(objects: readonly string[]): Uint8Array<ArrayBuffer> {
  let text = '%PDF-1.4\n'
  const offsets = objects.map((object, i) => {
    const offset = text.length
    text += `${i + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const start = text.length
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return Uint8Array.from(text, (character) => character.charCodeAt(0))
}
