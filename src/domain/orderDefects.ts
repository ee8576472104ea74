// The index's codes for orders that can never be filled here (`OrderDefect` in schema.graphql).
import type { ordersTexts } from '../messages/en/orders.ts'

export type OrderDefect = keyof typeof ordersTexts.defects
