    categories = (
        orders.join(products, on="product_id")
        .group_by("category")
        .agg(
            average_order=pl.mean("amount"),
            buyers=pl.col("customer_id").drop_nulls().n_unique(),
        )
        .filter(pl.col("average_order") > 50)
        .sort("average_order", descending=True)
    )
    categories.collect().write_csv(output_dir / "good_categories.csv")
