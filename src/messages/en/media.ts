// Pictures that load only on request, and files that open elsewhere.
import { catalog } from '../catalog.ts'

export const media = catalog('media', {
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
})
