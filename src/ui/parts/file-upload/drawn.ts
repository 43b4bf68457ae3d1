/** Image types that browsers can show; as an image, not even an SVG can run scripts. */
export const DRAWN = /^image\/(png|jpeg|gif|webp|avif|bmp|svg\+xml|x-icon|vnd\.microsoft\.icon)$/;
