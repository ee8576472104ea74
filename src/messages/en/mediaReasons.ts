// Why a picture or another file isn’t shown, by the reason's code.
import { catalog } from '../catalog.ts'

export const mediaReasons = catalog('mediaReasons', {
  'too-complex': 'Too complex to draw safely',
  'too-many-pixels': 'Too many pixels to show safely',
  'too-large': 'Larger than 32 MB',
  'too-slow': 'Took longer than 30 seconds to load',
  'not-a-picture': 'Unsupported file type',
  'other-content': 'File doesn’t match its CID',
  unreadable: 'Host doesn’t let this page check it',
  unreachable: 'Couldn’t load media',
})
