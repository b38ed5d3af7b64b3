/** Draws cards in a separate thread, one after the other, so that drawing never blocks other requests. */
import { parentPort } from 'node:worker_threads'
import type { Card, Shape } from '../card.ts'
import { drawCard } from './draw-card.ts'
import { toPng } from './png.ts'

export interface DrawRequest {
  card: Card
  shape: Shape
}
export type DrawReply = { png: Uint8Array } | { error: string }

parentPort!.on('message', async ({ card, shape }: DrawRequest) => {
  const reply = await draw(card, shape)
  parentPort!.postMessage(reply)
})

async function draw(card: Card, shape: Shape): Promise<DrawReply> {
  try {
    return { png: await toPng(drawCard(card, shape)) }
  } catch (error) {
    return { error: String(error) }
  }
}
