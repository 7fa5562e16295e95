/** Runs before each component test file: the styles of the page, in the order in which the page loads them, and its language. */
import '../app/styles/layers.css';
import '../app/boot.css';

document.documentElement.lang = 'en';
document.title = 'Components';

// Disables transitions, so that axe and layout checks see the final colors.
const still = document.createElement('style');
still.textContent = '*, *::before, *::after { transition: none !important; animation: none !important; }';
document.head.append(still);
