/** Runs before each component test file: the styles of the page, in the order in which the page loads them, and its language. */
import '../app/styles/layers.css';
import '../app/boot.css';

document.documentElement.lang = 'en';
document.title = 'Components';
