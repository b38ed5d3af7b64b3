/** The small drawing of a brewer in a list to choose from. */
import { BrewerDrawing } from '../../drawings/brewer-drawing.tsx'

export interface PictureProps {
  brewer: { slug: string; brewMethod: string }
}

const BrewerPicture = ({ brewer }: PictureProps) => <BrewerDrawing brewer={brewer} size={32} />

export default BrewerPicture
