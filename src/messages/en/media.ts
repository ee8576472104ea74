// Pictures and other files: loading them, and why one isn’t shown.
import { catalog } from '../catalog.ts'

export const mediaTexts = catalog('media', {
  none: 'No media',
  metadataFailed: 'Couldn’t load metadata from {host}',
  notLoaded: 'Picture from {host} not loaded',
  loadPicture: 'Load picture from {host}',
  loadMedia: 'Load media from {host}',
  hostSeesYou: '{host} will see your IP address',
  loadAnyway: 'Load anyway',
  saveFile: 'Save file',
  openFile: 'Open file',
  tooManyPictures: 'Too many pictures to show at once',
  showPicture: 'Show picture',
  examineFailed: 'Couldn’t check the picture.',
  // Why a picture or another file isn’t shown, by the reason's code.
  reasons: {
    'too-complex': 'Too complex to draw safely',
    'too-many-pixels': 'Too many pixels to show safely',
    'too-large': 'Larger than 32 MB',
    'too-slow': 'Took longer than 30 seconds to load',
    'not-a-picture': 'Unsupported file type',
    'other-content': 'File doesn’t match its CID',
    unreadable: 'Host doesn’t let this page check it',
    unreachable: 'Couldn’t load media',
  },
  // Background work that the browser ended.
  worker: {
    pictureUnread: 'Couldn’t check the picture.',
  },
})
