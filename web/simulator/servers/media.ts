/** A minimal image and a minimal sound. */

/** A checkered square of eight by eight pixels, as a PNG in base64. */
export const PICTURE =
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAGUlEQVR42mP49eHOHRsbTJIBqyiQZBiUOgBghYNBFvkvKQAAAABJRU5ErkJggg==';

/** A short tone, as a WAV in base64. */
export const SOUND =
  'UklGRkQAAABXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YSAAAACAqruqgFZFVoCqu6qAVkVWgKq7qoBWRVaAqruqgFZFVg==';
