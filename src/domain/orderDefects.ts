// The index's codes for orders that can never be filled here (`OrderDefect` in schema.graphql).
import type { orderDefects } from '../messages/en/orderDefects.ts'

export type OrderDefect = keyof typeof orderDefects
