/** Our sheet to print, for the reader's paper, made in the browser. */
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { usualPaper } from '#domain/grind-photo/regional-defaults.ts'
import { type PaperSize, sheetSvg } from '#domain/grind-photo/sheet.ts'
import { sheetPdf } from '#domain/grind-photo/sheet-pdf.ts'
import { useFormat } from '#web/state/units.ts'
import { Button } from '#web/ui/button.tsx'
import { Row } from '#web/ui/page.tsx'
import styles from './measure.module.css'

export function SheetDownloads() {
  const { locale } = useFormat()
  const ownFirst: readonly PaperSize[] = usualPaper(locale) === 'a4' ? ['a4', 'letter'] : ['letter', 'a4']
  const names: Record<PaperSize, string> = { a4: 'A4', letter: t({ message: 'Letter', context: 'paper' }) }
  const words = {
    title: t`Brewprint measuring sheet. Print at 100 %, not fitted to the page.`,
    ruler: t`This line is 100 mm long. Check it with a ruler.`,
  }
  const save = (paper: PaperSize, kind: 'pdf' | 'svg') => {
    const file =
      kind === 'pdf'
        ? new Blob([sheetPdf(paper, words)], { type: 'application/pdf' })
        : new Blob([sheetSvg(paper, words)], { type: 'image/svg+xml' })
    download(file, `brewprint-sheet-${paper}.${kind}`)
  }
  return (
    <div className={styles.sheet}>
      <p>
        <Trans>
          Print it at 100 % on plain white paper and spread the grounds inside a square: the large one for filter, the
          small one for espresso. All four marks of the square must be in the photo.
        </Trans>
      </p>
      <Row>
        {ownFirst.map((paper, i) => {
          const name = names[paper]
          return (
            <Button key={paper} look={i === 0 ? 'primary' : 'quiet'} onClick={() => save(paper, 'pdf')}>
              {t`${name} as PDF`}
            </Button>
          )
        })}
        {ownFirst.map((paper) => {
          const name = names[paper]
          return (
            <Button key={paper} look="plain" onClick={() => save(paper, 'svg')}>
              {t`${name} as SVG`}
            </Button>
          )
        })}
      </Row>
    </div>
  )
}

function download(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // The browser has read the file by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
