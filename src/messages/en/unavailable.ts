// Why a listing in the cart can’t be bought now, beside the reasons of inactive listings.
import { catalog } from '../catalog.ts'

export const unavailable = catalog('unavailable', {
  notIndexed: 'This site no longer has this listing.',
  own: 'This is your own listing.',
  scheduled: 'It isn’t for sale yet.',
  quantity: 'Only {available} available.',
  notFillable: 'This site marks it as inactive.',
})
