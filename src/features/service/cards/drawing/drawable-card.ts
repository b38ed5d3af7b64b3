/** Leaves out the texts of a card that our fonts can't draw, since parts of them would be missing. */
import type { Card, Picture } from '../card.ts'
import { drawable } from './fonts.ts'

export function onlyDrawable(card: Card): Card {
  return {
    ...card,
    label: drawable(card.label) ?? '',
    title: drawable(card.title) ?? drawable(card.plainTitle) ?? '',
    lines: card.lines.flatMap((line) => drawable(line) ?? []),
    figures: card.figures.flatMap(({ label, value }) => {
      const known = drawable(value)
      return known === undefined ? [] : [{ label: drawable(label) ?? '', value: known }]
    }),
    picture: drawablePicture(card.picture),
    invitation: drawable(card.invitation) ?? '',
  }
}

function drawablePicture(picture: Picture): Picture {
  if (picture.type !== 'dial') return { ...picture, label: drawable(picture.label) ?? '' }
  return {
    ...picture,
    number: drawable(picture.number) ?? '',
    unit: drawable(picture.unit) ?? '',
    caption: drawable(picture.caption) ?? '',
    ticks: picture.ticks.map(({ share, label }) => ({ share, label: label && drawable(label) })),
  }
}
