/** Drawing of a brewer of the catalog, or of its method if the brewer has no drawing. */
import { brewerSketch } from './brewers.ts'
import { Drawing, type DrawingProps } from './drawing.tsx'

interface BrewerDrawingProps extends DrawingProps {
  brewer: { slug: string; brewMethod: string }
}

export const BrewerDrawing = ({ brewer, ...props }: BrewerDrawingProps) => (
  <Drawing sketch={brewerSketch(brewer)} {...props} />
)
