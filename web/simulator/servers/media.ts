/** A picture and a sound, as small as they get. */

/** A checked square of eight by eight points, as a PNG in base64. */
export const PICTURE =
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAGUlEQVR42mP49eHOHRsbTJIBqyiQZBiUOgBghYNBFvkvKQAAAABJRU5ErkJggg==';

/** A short tone, as a WAV in base64. */
export const SOUND =
  'UklGRkQAAABXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YSAAAACAqruqgFZFVoCqu6qAVkVWgKq7qoBWRVaAqruqgFZFVg==';
