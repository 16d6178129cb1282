import type { PieceName } from '../../art/pieces.ts'
import type { Details } from '../style.ts'

export type PieceDetails = Partial<Record<PieceName, Details>>
