    ranked = products.select(
        "category",
        "product",
        "price",
        place=pl.col("price").rank("min", descending=True).over("category"),
    )
    ranked.collect().write_csv(output_dir / "rank_in_category.csv")
