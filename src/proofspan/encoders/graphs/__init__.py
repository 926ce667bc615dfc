"""Graphs: a model's published weights written as the ONNX graph that its encoder runs, no training library needed."""
