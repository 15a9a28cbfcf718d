"""What the faces of cards are drawn with: SVG elements, lettering and simple icons. Games use it; rules never do."""
