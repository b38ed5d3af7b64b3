/** A photograph, or a part of it, with marks over it that can be moved by pointer and keyboard. */
import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useRef } from 'react'
import type { Particle } from '#domain/grind-photo/find-particles.ts'
import type { Point } from '#domain/grind-photo/photo.ts'
import styles from './photo-view.module.css'
import type { PagePhoto } from './photos.ts'

/** A part of a photograph, in its pixels. */
export interface View {
  x: number
  y: number
  width: number
  height: number
}

export interface Handle {
  label: string
  at: Point
  onMove: (to: Point) => void
}

interface PhotoViewProps {
  picture: NonNullable<PagePhoto['picture']>
  label: string
  view: View
  /** The counted particles, which get circles around them. */
  particles?: readonly Particle[]
  pixelsPerMm?: number
  handles?: readonly Handle[]
  /** Called while a rectangle is drawn on the photograph. */
  onDraw?: (from: Point, to: Point) => void
  /** SVG in pixels of the photograph. */
  children?: ReactNode
}

/** How far an arrow key moves a mark, as a share of the view; ten times as far with Shift. */
const STEP = 0.003
const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

export function PhotoView({ picture, label, view, particles, pixelsPerMm, handles, onDraw, children }: PhotoViewProps) {
  const frame = useRef<HTMLDivElement>(null)
  const start = useRef<Point>(undefined)
  const pointAt = ({ clientX, clientY }: PointerEvent): Point => {
    const box = frame.current!.getBoundingClientRect()
    return {
      x: view.x + ((clientX - box.left) / box.width) * view.width,
      y: view.y + ((clientY - box.top) / box.height) * view.height,
    }
  }
  return (
    <div
      ref={frame}
      className={styles.frame}
      data-drawing={onDraw ? true : undefined}
      style={{ aspectRatio: `${view.width} / ${view.height}` }}
      onPointerDown={(event) => {
        if (!onDraw || event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        start.current = pointAt(event)
      }}
      onPointerMove={(event) => start.current && onDraw?.(start.current, pointAt(event))}
      onPointerUp={() => {
        start.current = undefined
      }}
    >
      <Canvas picture={picture} label={label} view={view} particles={particles} pixelsPerMm={pixelsPerMm} />
      <svg viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`} className={styles.marks} aria-hidden="true">
        {children}
      </svg>
      {handles?.map((handle) => (
        <HandleButton key={handle.label} handle={handle} view={view} pointAt={pointAt} />
      ))}
    </div>
  )
}

interface HandleButtonProps {
  handle: Handle
  view: View
  pointAt: (event: PointerEvent) => Point
}

function HandleButton({ handle: { label, at, onMove }, view, pointAt }: HandleButtonProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key]
    if (!arrow) return
    event.preventDefault()
    const step = STEP * view.width * (event.shiftKey ? 10 : 1)
    onMove({ x: at.x + arrow[0] * step, y: at.y + arrow[1] * step })
  }
  return (
    <button
      type="button"
      className={styles.handle}
      aria-label={label}
      style={{
        left: `${(100 * (at.x - view.x)) / view.width}%`,
        top: `${(100 * (at.y - view.y)) / view.height}%`,
      }}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        event.stopPropagation()
        event.currentTarget.setPointerCapture(event.pointerId)
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) onMove(pointAt(event))
      }}
    />
  )
}

/** Wide enough for high-density screens. */
const CANVAS_WIDTH = 1400

type CanvasProps = Pick<PhotoViewProps, 'picture' | 'label' | 'view' | 'particles' | 'pixelsPerMm'>

function Canvas({ picture, label, view, particles = [], pixelsPerMm = 0 }: CanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!canvas.current || !context) return
    const { preview, width } = picture
    const { width: wide, height: high } = canvas.current
    const shrunk = preview.width / width
    context.clearRect(0, 0, wide, high)
    context.drawImage(
      preview,
      view.x * shrunk,
      view.y * shrunk,
      view.width * shrunk,
      view.height * shrunk,
      0,
      0,
      wide,
      high,
    )
    const factor = wide / view.width
    context.strokeStyle = getComputedStyle(canvas.current).color
    context.lineWidth = 1.5
    for (const { x, y, diameterMm } of particles) {
      context.beginPath()
      const radius = Math.max(2, (diameterMm / 2) * pixelsPerMm * factor + 1)
      context.arc((x - view.x) * factor, (y - view.y) * factor, radius, 0, 2 * Math.PI)
      context.stroke()
    }
  }, [picture, view, particles, pixelsPerMm])
  return (
    <canvas
      ref={canvas}
      className={styles.canvas}
      role="img"
      aria-label={label}
      width={CANVAS_WIDTH}
      height={Math.round((CANVAS_WIDTH * view.height) / view.width)}
    />
  )
}
